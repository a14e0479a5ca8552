import type { Result } from '@form-portal/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VaultError } from '../../errors.ts';

/** How a response is serialised to a file and parsed again. */
export interface Codec<T> {
  readonly toWire: (value: T) => unknown;
  readonly fromWire: (value: unknown) => Result<T>;
}

/** The vault's latest responses, on disk: forms and the builder keep working while it is unavailable, also after a restart. */
export interface ResponseCache {
  /**
   * Returns the vault’s response, or the stored one while the vault is unavailable or slow. A late response is stored for the next
   * time. Errors: those of `fetch`, when nothing is stored.
   */
  read<T>(name: string, codec: Codec<T>, fetch: () => Promise<T>): Promise<T>;
}

/** Stores nothing: every response comes from the vault itself. */
export const noCache: ResponseCache = { read: (_name, _codec, fetch) => fetch() };

/** How long to wait for the vault when there is a stored response to fall back on (ms). */
const fallbackAfterMs = 3000;

/** Responses stored in a folder, which is created with the first one. */
export function createResponseCache(folder: string): ResponseCache {
  return {
    async read(name, codec, fetch) {
      const path = join(folder, `${name}.json`);
      const fresh = fetch().then(async (value) => {
        await keep(folder, path, codec.toWire(value));
        return value;
      });
      const outcome = await settledWithin(fresh, fallbackAfterMs);
      if (outcome === 'responded') return fresh;
      return (await readStored(path, codec)) ?? fresh;
    },
  };
}

/** Whether the response arrived in time; a refusal that waiting cannot change counts as a response. */
async function settledWithin(fresh: Promise<unknown>, ms: number): Promise<'responded' | 'away'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'away'>((resolve) => {
    timer = setTimeout(() => resolve('away'), ms);
  });
  const settled = fresh.then(
    () => 'responded' as const,
    (error: unknown) => (error instanceof VaultError && error.retryable ? 'away' : 'responded'),
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Written to a temporary file and renamed, so that readers see a complete one. A full disk does not fail the request. */
async function keep(folder: string, path: string, value: unknown): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, JSON.stringify(value));
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

async function readStored<T>(path: string, { fromWire }: Codec<T>): Promise<T | undefined> {
  try {
    const read = fromWire(JSON.parse(await readFile(path, 'utf8')));
    return read.ok ? read.value : undefined;
  } catch {
    // Missing or unreadable: only the vault can respond.
    return undefined;
  }
}
