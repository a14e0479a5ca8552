import { expect, it } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

it.each([
  ['UTF-8', [0xc3, 0xa4, 0xe2, 0x82, 0xac]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa4, 0xe2, 0x82, 0xac]],
  ['the code page of Western Windows', [0xe4, 0x80]],
])('A CSV file in %s is read', (_encoding, bytes) => {
  expect(decodeCsv(Uint8Array.from(bytes).buffer)).toBe('ä€');
});
