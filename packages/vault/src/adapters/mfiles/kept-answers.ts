import type { Result } from '@form-portal/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VaultError } from '../../errors.ts';

/** How an answer is serialized to a file and parsed again. */
export interface Codec<T> {
  readonly toWire: (value: T) => unknown;
  readonly fromWire: (value: unknown) => Result<T>;
}

/** The vault's last answers, on disk: forms and the builder keep working while it is unavailable, also after a restart. */
export interface KeptAnswers {
  /**
   * Returns the vault's answer, or the stored one while the vault is unavailable or slow. A late answer is stored for the next
   * time. Errors: those of the question, when nothing is stored.
   */
  ask<T>(name: string, codec: Codec<T>, question: () => Promise<T>): Promise<T>;
}

/** Stores nothing: every answer comes from the vault itself. */
export const nothingKept: KeptAnswers = { ask: (_name, _codec, question) => question() };

/** How long to wait for the vault when there is a stored answer to fall back on (ms). */
const patienceMs = 3000;

/** Answers stored in a folder, which is created with the first one. */
export function createKeptAnswers(folder: string): KeptAnswers {
  return {
    async ask(name, codec, question) {
      const path = join(folder, `${name}.json`);
      const fresh = question().then(async (value) => {
        await keep(folder, path, codec.toWire(value));
        return value;
      });
      const soon = await settledWithin(fresh, patienceMs);
      if (soon === 'answered') return fresh;
      return (await readKept(path, codec)) ?? fresh;
    },
  };
}

/** Whether the answer arrived in time; a refusal that waiting cannot change counts as an answer. */
async function settledWithin(fresh: Promise<unknown>, ms: number): Promise<'answered' | 'away'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'away'>((resolve) => {
    timer = setTimeout(() => resolve('away'), ms);
  });
  const settled = fresh.then(
    () => 'answered' as const,
    (error: unknown) => (error instanceof VaultError && error.retryable ? 'away' : 'answered'),
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

async function readKept<T>(path: string, { fromWire }: Codec<T>): Promise<T | undefined> {
  try {
    const read = fromWire(JSON.parse(await readFile(path, 'utf8')));
    return read.ok ? read.value : undefined;
  } catch {
    // Missing or unreadable: only the vault can answer.
    return undefined;
  }
}
