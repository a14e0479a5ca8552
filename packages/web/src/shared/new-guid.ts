import { parseGuid } from '@form-portal/domain';
import type { NewGuid } from '@form-portal/domain';

const versionAndVariant: Readonly<Record<number, (byte: number) => number>> = {
  6: (byte) => (byte & 0x0f) | 0x40,
  8: (byte) => (byte & 0x3f) | 0x80,
};

/** A fresh random GUID. `crypto.randomUUID` is there on encrypted pages alone; an intranet may have others. */
export const newGuid: NewGuid = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, place) =>
    (versionAndVariant[place]?.(byte) ?? byte).toString(16).padStart(2, '0'),
  );
  const parts = [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ] as const;
  const guid = parseGuid(parts.map(([from, to]) => hex.slice(from, to).join('')).join('-'));
  if (guid === undefined) throw new Error('a GUID was written wrong');
  return guid;
};
