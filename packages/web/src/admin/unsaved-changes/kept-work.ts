/** Unsaved changes in the browser's storage. */
export interface KeptWork {
  /** Stores them. False: the storage is full or refused. */
  readonly keep: (work: unknown) => boolean;
  /** The stored changes as untrusted JSON; undefined when there are none. */
  readonly find: () => unknown;
  readonly forget: () => void;
}

/** The kept work with a key: in `browser` it outlives the tab and a crash, in `tab` it ends with the tab. */
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
        // Storage is refused, empty or holds something else under this key.
        return undefined;
      }
    },
    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // Without storage there is nothing to forget.
      }
    },
  };
}
