import { parseGuid } from '@form-portal/domain';
import type { NewGuid } from '@form-portal/domain';

const versionAndVariant: Readonly<Record<number, (byte: number) => number>> = {
  6: (byte) => (byte & 0x0f) | 0x40,
  8: (byte) => (byte & 0x3f) | 0x80,
};

/** Generates a random GUID. `crypto.randomUUID` exists only on HTTPS, which an intranet may lack. */
export const newGuid: NewGuid = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) =>
    (versionAndVariant[index]?.(byte) ?? byte).toString(16).padStart(2, '0'),
  );
  const parts = [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ] as const;
  const guid = parseGuid(parts.map(([from, to]) => hex.slice(from, to).join('')).join('-'));
  if (guid === undefined) throw new Error('a generated GUID is invalid');
  return guid;
};
