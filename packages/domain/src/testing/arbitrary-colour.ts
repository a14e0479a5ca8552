import * as fc from 'fast-check';

/** Any colour as `#rrggbb`. */
export const arbitraryColour: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
