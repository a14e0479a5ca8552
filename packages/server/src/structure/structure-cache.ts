import type { ValueListItem, VaultStructure } from '@form-portal/domain';
import type { Vault } from '@form-portal/vault';

/** How long the vault's word is believed; far below the five minutes in which forms must follow (specification D46). */
const believedMs = 30_000;

/** The vault's structure, asked once for everybody who wants it within half a minute. */
export interface StructureCache {
  readStructure(): Promise<VaultStructure>;
  listValueListItems(property: number): Promise<readonly ValueListItem[]>;
  /** Forgets everything: the next question goes to the vault. */
  forget(): void;
}

interface Deps {
  readonly vault: Pick<Vault, 'readStructure' | 'listValueListItems'>;
  readonly now: () => Date;
}

/** Makes the cache over the vault. Failures are not kept. */
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
