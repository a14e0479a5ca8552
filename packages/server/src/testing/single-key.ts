import type { KeyRing } from '../db/key-ring.ts';

/** A ring of one key that never changes. */
export function singleKey(key: Buffer): KeyRing {
  return { current: () => key, all: () => [key] };
}
