/** Listeners that each want to hear of one key alone. */
export interface KeyedListeners {
  /** Adds a listener of a key; answers how to take it away again. */
  readonly add: (key: string, listener: () => void) => () => void;
  /** Calls the listeners of some keys. */
  readonly call: (keys: Iterable<string>) => void;
}

/** No listeners yet. What a call reaches is what listens when it begins. */
export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, Set<() => void>>();
  return {
    add(key, listener) {
      const own = byKey.get(key) ?? new Set();
      byKey.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && byKey.get(key) === own) byKey.delete(key);
      };
    },
    call(keys) {
      const called = [...keys].flatMap((key) => [...(byKey.get(key) ?? [])]);
      called.forEach((listener) => listener());
    },
  };
}
