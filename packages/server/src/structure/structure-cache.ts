import { secondMs, type ValueListItem, type VaultStructure } from '@form-portal/domain';
import type { Vault } from '@form-portal/vault';

/** Cache lifetime (ms), far below the five minutes in which forms must be updated (specification D46). */
const cachedMs = 30 * secondMs;

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
  const entries = new Map<string, { readonly at: number; readonly value: Promise<unknown> }>();

  function fetchCached<T>(key: string, fetch: () => Promise<T>): Promise<T> {
    const at = now().getTime();
    const entry = entries.get(key);
    // One key always has values of one type.
    if (entry !== undefined && at - entry.at < cachedMs) return entry.value as Promise<T>;
    const value = fetch();
    entries.set(key, { at, value });
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    return value;
  }

  return {
    readStructure: () => fetchCached('structure', () => vault.readStructure()),
    listValueListItems: (property) =>
      fetchCached(`items of ${property}`, () => vault.listValueListItems(property)),
    forget: () => entries.clear(),
  };
}
