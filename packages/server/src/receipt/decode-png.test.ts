import { describe, expect, it } from 'vitest';
import { decodePng } from './decode-png.ts';
import { aPng } from './testing/a-png.ts';

const pixelsOf = (png: Buffer) => [...(decodePng(png)?.rgb ?? [])];

describe('the pixels of a PNG', () => {
  it.each([
    ['true colour', { colourType: 2, rows: [0, 10, 20, 30] }, [10, 20, 30]],
    [
      'true colour of 16 bits',
      { colourType: 2, bits: 16, rows: [0, 255, 255, 0, 0, 255, 255] },
      [255, 0, 255],
    ],
    ['true colour with a transparent one', { transparency: [0, 255, 0, 0, 0, 0] }, [255, 255, 255]],
    ['colours with alpha', { colourType: 6, rows: [0, 0, 0, 0, 51] }, [204, 204, 204]],
    ['grey with alpha', { colourType: 4, rows: [0, 0, 255] }, [0, 0, 0]],
    [
      'grey of 2 bits',
      { colourType: 0, bits: 2, width: 2, rows: [0, 0b01110000] },
      [85, 85, 85, 255, 255, 255],
    ],
    [
      'a palette with a transparent entry',
      {
        colourType: 3,
        bits: 1,
        width: 2,
        palette: [1, 2, 3, 9, 9, 9],
        transparency: [255, 0],
        rows: [0, 0b01000000],
      },
      [1, 2, 3, 255, 255, 255],
    ],
  ])('are read in %s, on white', (_kind, options, pixels) => {
    expect(pixelsOf(aPng(options))).toEqual(pixels);
  });

  it('are read through every filter', () => {
    const rows = [
      [0, 10, 20],
      [1, 10, 10],
      [2, 1, 1],
      [3, 6, 1],
      [4, 1, 1],
    ].flat();

    const grey = pixelsOf(aPng({ colourType: 0, width: 2, height: 5, rows })).filter(
      (_, index) => index % 3 === 0,
    );

    expect(grey).toEqual([10, 20, 10, 20, 11, 21, 11, 17, 12, 18]);
  });

  it.each([
    ['interlaced', aPng({ interlace: 1 })],
    ['of an unknown kind', aPng({ colourType: 5 })],
    ['too large', aPng({ width: 4000, height: 4000 })],
    ['cut off', aPng().subarray(0, 50)],
    ['without data', aPng().subarray(0, 33)],
    ['short of rows', aPng({ height: 2 })],
    ['with too many rows', aPng({ rows: [0, 1, 2, 3, 0, 1, 2, 3] })],
    ['of an unknown filter', aPng({ rows: [9, 1, 2, 3] })],
    ['no PNG at all', Buffer.from('GIF89a')],
  ])('are not there when it is %s', (_what, png) => {
    expect(decodePng(png)).toBeUndefined();
  });
});
