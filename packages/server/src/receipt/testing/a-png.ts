import { deflateSync } from 'node:zlib';

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly bits?: number;
  readonly colourType?: number;
  readonly interlace?: number;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** Every row with its filter first. */
  readonly rows?: readonly number[];
}

/** A PNG; without options one red pixel. The checksums are missing. */
export function aPng(options: PngOptions = {}): Buffer {
  const { width = 1, height = 1, bits = 8, colourType = 2, interlace = 0 } = options;
  const { palette, transparency, rows = [0, 255, 0, 0] } = options;
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', [...size, bits, colourType, 0, 0, interlace]),
    ...(palette === undefined ? [] : [chunk('PLTE', palette)]),
    ...(transparency === undefined ? [] : [chunk('tRNS', transparency)]),
    chunk('IDAT', [...deflateSync(Buffer.from(rows))]),
    chunk('IEND', []),
  ]);
}

function chunk(kind: string, content: readonly number[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, Buffer.from(kind, 'latin1'), Buffer.from(content), Buffer.alloc(4)]);
}
