import { inflateSync } from 'node:zlib';

/** A picture as pixels on white, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colourType: number;
  readonly palette: Buffer;
  readonly transparency: Buffer | null;
  readonly data: Buffer;
}

/** Samples per pixel and allowed bits per sample, by colour type (PNG specification, 11.2.2). */
const colourTypes: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> =
  {
    0: { samples: 1, bits: [1, 2, 4, 8, 16] },
    2: { samples: 3, bits: [8, 16] },
    3: { samples: 1, bits: [1, 2, 4, 8] },
    4: { samples: 2, bits: [8, 16] },
    6: { samples: 4, bits: [8, 16] },
  };

/** Larger pictures are not decoded. */
const maxPixels = 2000 * 2000;

/** Decodes a PNG; undefined when it is damaged, interlaced or too large. */
export function decodePng(png: Uint8Array): Pixels | undefined {
  try {
    const parts = readParts(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    return parts && drawnOnWhite(parts, unfilter(parts));
  } catch {
    // A chunk that ends too early, or data that does not inflate.
    return undefined;
  }
}

function readParts(png: Buffer): PngParts | undefined {
  let palette: Buffer = Buffer.alloc(0);
  let transparency: Buffer | null = null;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const size = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + size);
    if (content.length < size) return undefined;
    if (kind === 'PLTE') palette = content;
    if (kind === 'tRNS') transparency = content;
    if (kind === 'IDAT') data.push(content);
    if (kind === 'IEND') break;
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [bits = 0, colourType = 0, , , interlace] = png.subarray(24, 29);
  const isKnown = colourTypes[colourType]?.bits.includes(bits) === true;
  if (!isKnown || interlace !== 0 || width * height === 0 || width * height > maxPixels) return undefined;
  return { width, height, bits, colourType, palette, transparency, data: Buffer.concat(data) };
}

/** The bytes of all rows, without the filters (PNG specification, 9.2). */
function unfilter({ width, height, bits, colourType, data }: PngParts): Uint8Array {
  const pixelBits = bits * (colourTypes[colourType]?.samples ?? 0);
  const rowLength = Math.ceil((width * pixelBits) / 8);
  const step = Math.max(1, pixelBits / 8);
  const filtered = inflateSync(data, { maxOutputLength: (rowLength + 1) * height });
  if (filtered.length < (rowLength + 1) * height) throw new RangeError('rows are missing');
  const rows = new Uint8Array(rowLength * height);
  for (let row = 0; row < height; row++) {
    const filter = filtered[row * (rowLength + 1)] ?? 0;
    for (let index = 0; index < rowLength; index++) {
      const at = row * rowLength + index;
      const left = index < step ? 0 : (rows[at - step] ?? 0);
      const above = row === 0 ? 0 : (rows[at - rowLength] ?? 0);
      const aboveLeft = row === 0 || index < step ? 0 : (rows[at - rowLength - step] ?? 0);
      const predicted = predict(filter, left, above, aboveLeft);
      rows[at] = (filtered[row * (rowLength + 1) + 1 + index] ?? 0) + predicted;
    }
  }
  return rows;
}

function predict(filter: number, left: number, above: number, aboveLeft: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return Math.floor((left + above) / 2);
    case 4:
      return paeth(left, above, aboveLeft);
    default:
      throw new RangeError('unknown filter');
  }
}

function paeth(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const distanceTo = (one: number): number => Math.abs(estimate - one);
  const nearest = Math.min(distanceTo(left), distanceTo(above), distanceTo(aboveLeft));
  if (distanceTo(left) === nearest) return left;
  return distanceTo(above) === nearest ? above : aboveLeft;
}

function drawnOnWhite(parts: PngParts, rows: Uint8Array): Pixels {
  const { width, height } = parts;
  const rgb = new Uint8Array(width * height * 3);
  const sampleOf = sampleReader(parts, rows);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const { colour, alpha } = colourOf(parts, (index) => sampleOf(pixel, index));
    rgb.set(
      colour.map((part) => Math.round(255 + (part - 255) * alpha)),
      pixel * 3,
    );
  }
  return { width, height, rgb };
}

/** Reads one sample of one pixel; 16 bits give a number of two bytes. */
function sampleReader({ width, bits, colourType }: PngParts, rows: Uint8Array) {
  const samples = colourTypes[colourType]?.samples ?? 1;
  const rowLength = Math.ceil((width * bits * samples) / 8);
  return (pixel: number, index: number): number => {
    const start = Math.floor(pixel / width) * rowLength * 8;
    const bit = start + ((pixel % width) * samples + index) * bits;
    const byte = rows[bit >> 3] ?? 0;
    if (bits === 16) return (byte << 8) + (rows[(bit >> 3) + 1] ?? 0);
    return (byte >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
  };
}

interface Colour {
  /** Red, green and blue from 0 to 255. */
  readonly colour: readonly number[];
  /** From 0, transparent, to 1. */
  readonly alpha: number;
}

function colourOf(
  { bits, colourType, palette, transparency }: PngParts,
  sample: (index: number) => number,
): Colour {
  const most = 2 ** bits - 1;
  if (colourType === 3) {
    const index = sample(0);
    const alpha = (transparency?.[index] ?? 255) / 255;
    return { colour: [0, 1, 2].map((part) => palette[index * 3 + part] ?? 0), alpha };
  }
  const isGrey = colourType === 0 || colourType === 4;
  const raw = isGrey ? [sample(0)] : [sample(0), sample(1), sample(2)];
  const colour = (isGrey ? [0, 0, 0] : [0, 1, 2]).map((part) => ((raw[part] ?? 0) * 255) / most);
  if (colourType === 4) return { colour, alpha: sample(1) / most };
  if (colourType === 6) return { colour, alpha: sample(3) / most };
  const isTransparent =
    transparency !== null && raw.every((value, part) => transparency.readUInt16BE(part * 2) === value);
  return { colour, alpha: isTransparent ? 0 : 1 };
}
