/** A place in the browser's storage for changes that are not saved. */
export interface KeptWork {
  /** Keeps them. False: the browser has no room for them, or refuses storage. */
  readonly keep: (work: unknown) => boolean;
  /** What was kept, as parsed JSON that anybody may have written; undefined when there is nothing. */
  readonly find: () => unknown;
  readonly forget: () => void;
}

/** The place with a key: `browser` outlives the tab, and a crash with it; `tab` ends with the tab. */
export function keptWork(area: 'browser' | 'tab', key: string): KeptWork {
  const storage = (): Storage => (area === 'browser' ? localStorage : sessionStorage);
  return {
    keep(work) {
      try {
        storage().setItem(key, JSON.stringify(work));
        return true;
      } catch {
        return false;
      }
    },
    find() {
      try {
        return JSON.parse(storage().getItem(key) ?? '');
      } catch {
        // No storage, nothing kept, or something else under this key.
        return undefined;
      }
    },
    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // A browser that refuses storage has kept nothing.
      }
    },
  };
}
