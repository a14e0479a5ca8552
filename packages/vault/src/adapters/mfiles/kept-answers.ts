import type { Result } from '@form-portal/domain';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VaultError } from '../../errors.ts';

/** How an answer is written to a file and read again. */
export interface Codec<T> {
  readonly toWire: (value: T) => unknown;
  readonly fromWire: (value: unknown) => Result<T>;
}

/** What the vault told last, on disk: forms and the builder work while it is away, also after a restart. */
export interface KeptAnswers {
  /**
   * The vault's answer; the kept one while the vault can't be asked, or as long as it is slow. A late answer is kept for the next
   * time. Errors: those of the question, where nothing is kept.
   */
  ask<T>(name: string, codec: Codec<T>, question: () => Promise<T>): Promise<T>;
}

/** Every answer comes from the vault itself, now. */
export const nothingKept: KeptAnswers = { ask: (_name, _codec, question) => question() };

/** How long people wait for a vault when there is an answer to fall back on. */
const patienceMs = 3000;

/** Answers in a folder, which is made when the first one comes. */
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

/** Whether the answer came in time; a refusal that waiting can't mend is an answer too. */
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

/** Written beside and put in its place: whoever reads finds a whole one. A full disk takes nobody's answer away. */
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
    // There is none, or it can't be read: the vault is asked alone.
    return undefined;
  }
}
