import { crc32, deflateSync } from 'node:zlib';
import { decodePng, type Pixels } from './decode-png.ts';

/** The site's logo as it was uploaded. */
export interface LogoFile {
  /** As in `logoPath` of the domain. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** A logo ready to be drawn: an opaque PNG of the resolution of print, and its size in points. */
export interface PrintedLogo {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** In points. */
const room = { width: 170, height: 34 };
/** About 300 dots per inch. */
const pixelsPerPoint = 4;

/** Returns a function that prepares logos for print and remembers the last one, since a site has one. */
export function createLogoPrinter(): (logo: LogoFile | null) => PrintedLogo | null {
  let last: { readonly path: string; readonly printed: PrintedLogo | null } | undefined;
  return (logo) => {
    if (logo === null) return null;
    if (last?.path !== logo.path) last = { path: logo.path, printed: printLogo(logo.content) };
    return last.printed;
  };
}

/** Null for a picture that cannot be drawn: the receipt then has the site's name only. */
function printLogo(content: Uint8Array): PrintedLogo | null {
  const picture = decodePng(content);
  if (picture === undefined) return null;
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { png: writePng(shrunkTo(picture, width * pixelsPerPoint, height * pixelsPerPoint)), width, height };
}

/** The picture with at most so many pixels, each the average of those it stands for. */
function shrunkTo(picture: Pixels, maxWidth: number, maxHeight: number): Pixels {
  const width = Math.max(1, Math.min(picture.width, Math.round(maxWidth)));
  const height = Math.max(1, Math.min(picture.height, Math.round(maxHeight)));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const rows = rangeOf(y, height, picture.height);
    for (let x = 0; x < width; x++)
      rgb.set(average(picture, rangeOf(x, width, picture.width), rows), (y * width + x) * 3);
  }
  return { width, height, rgb };
}

type Range = readonly [from: number, to: number];

function rangeOf(index: number, count: number, of: number): Range {
  return [Math.floor((index * of) / count), Math.ceil(((index + 1) * of) / count)];
}

function average({ width, rgb }: Pixels, [left, right]: Range, [top, bottom]: Range): readonly number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let part = 0; part < 3; part++)
        sums[part] = (sums[part] ?? 0) + (rgb[(y * width + x) * 3 + part] ?? 0);
  return sums.map((sum) => Math.round(sum / ((right - left) * (bottom - top))));
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Writes pixels as a PNG of 8 bits a colour, without filters. */
function writePng({ width, height, rgb }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++)
    rows.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}
