import type { ValueListItem, VaultStructure } from '@form-portal/domain';
import type { Vault } from '@form-portal/vault';

/** Cache lifetime (ms), far below the five minutes in which forms must be updated (specification D46). */
const believedMs = 30_000;

/** Caches the vault's structure for half a minute. */
export interface StructureCache {
  readStructure(): Promise<VaultStructure>;
  listValueListItems(property: number): Promise<readonly ValueListItem[]>;
  /** Clears the cache. */
  forget(): void;
}

interface Deps {
  readonly vault: Pick<Vault, 'readStructure' | 'listValueListItems'>;
  readonly now: () => Date;
}

/** Creates the cache. Failures are not cached. */
export function createStructureCache({ vault, now }: Deps): StructureCache {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

  function ask<T>(question: string, fetch: () => Promise<T>): Promise<T> {
    const at = now().getTime();
    const known = answers.get(question);
    // One question always has answers of one type.
    if (known !== undefined && at - known.at < believedMs) return known.answer as Promise<T>;
    const answer = fetch();
    answers.set(question, { at, answer });
    answer.catch(() => {
      if (answers.get(question)?.answer === answer) answers.delete(question);
    });
    return answer;
  }

  return {
    readStructure: () => ask('structure', () => vault.readStructure()),
    listValueListItems: (property) => ask(`items of ${property}`, () => vault.listValueListItems(property)),
    forget: () => answers.clear(),
  };
}
