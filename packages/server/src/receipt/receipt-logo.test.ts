import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { createLogoPrinter } from './receipt-logo.ts';
import { aPng, type Colour } from './testing/a-png.ts';

const print = (content: Uint8Array) => createLogoPrinter()({ path: '/logo', content });

function pixelsOf(content: Uint8Array): readonly number[] {
  const printed = print(content);
  return printed === null ? [] : [...PNG.sync.read(printed.png).data];
}

const blue: Colour = [0, 0, 204, 255];

describe('a logo in print', () => {
  it('is drawn on white', () => {
    const picture = aPng(3, 1, [
      [10, 20, 30, 255],
      [0, 0, 0, 51],
      [99, 99, 99, 0],
    ]);

    expect(pixelsOf(picture)).toEqual([10, 20, 30, 255, 204, 204, 204, 255, 255, 255, 255, 255]);
  });

  it.each([
    ['as high', 40, 40, { width: 34, height: 34 }],
    ['as wide', 200, 10, { width: 170, height: 8.5 }],
  ])('is %s as there is room', (_what, width, height, size) => {
    expect(print(aPng(width, height))).toMatchObject(size);
  });

  it('has 4 pixels a point at most, each the average of those it replaces', () => {
    const stripes = Array.from({ length: 272 * 272 }, (_, at): Colour =>
      at % 2 === 0 ? blue : [0, 0, 0, 255],
    );

    const { width, height, data } = PNG.sync.read(print(aPng(272, 272, stripes))?.png ?? Buffer.alloc(0));

    expect([width, height]).toEqual([136, 136]);
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 102, 255]);
  });

  it.each([
    ['too large', aPng(2001, 2000)],
    ['cut off', aPng().subarray(0, 50)],
    ['no PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is left out when the file is %s', (_what, file) => {
    expect(print(file)).toBeNull();
  });
});
