import { PNG } from 'pngjs';

/** Each part from 0 to 255; alpha 0 is transparent. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A PNG with pixels of the given colours, row by row; the others are transparent. */
export function aPng(width = 1, height = 1, colours: readonly Colour[] = [[255, 0, 0, 255]]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(0);
  png.data.set(colours.flat());
  return PNG.sync.write(png);
}
