import { PNG } from 'pngjs';

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

/** The space for a logo, in points. */
const space = { width: 170, height: 34 };
/** About 300 dots per inch. */
const pixelsPerPoint = 4;
/** Larger pictures are not decoded. */
const maxPixels = 2000 * 2000;

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
  const picture = decode(Buffer.from(content));
  if (picture === null) return null;
  layOnWhite(picture);
  const scale = Math.min(space.width / picture.width, space.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const shrunk = shrink(picture, width * pixelsPerPoint, height * pixelsPerPoint);
  return { png: PNG.sync.write(shrunk, { colorType: 2 }), width, height };
}

/** The picture of a PNG; null when it is too large, damaged or of another format. */
function decode(content: Buffer): PNG | null {
  try {
    // The header gives the size: the pixels of a small file may need gigabytes.
    const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
    return width * height <= maxPixels ? PNG.sync.read(content) : null;
  } catch {
    return null;
  }
}

function layOnWhite({ data }: PNG): void {
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const alpha = (data[pixel + 3] ?? 0) / 255;
    for (let channel = pixel; channel < pixel + 3; channel++)
      data[channel] = Math.round(255 + ((data[channel] ?? 0) - 255) * alpha);
    data[pixel + 3] = 255;
  }
}

/** The picture reduced to a maximum number of pixels, each the average of those it replaces. */
function shrink(picture: PNG, maxWidth: number, maxHeight: number): PNG {
  const width = Math.max(1, Math.min(picture.width, Math.round(maxWidth)));
  const height = Math.max(1, Math.min(picture.height, Math.round(maxHeight)));
  const shrunk = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    const rows = rangeOf(y, height, picture.height);
    for (let x = 0; x < width; x++)
      shrunk.data.set(average(picture, rangeOf(x, width, picture.width), rows), (y * width + x) * 4);
  }
  return shrunk;
}

type Range = readonly [from: number, to: number];

/** The pixels of a side of `length` that the pixel `index` of `count` replaces. */
function rangeOf(index: number, count: number, length: number): Range {
  return [Math.floor((index * length) / count), Math.ceil(((index + 1) * length) / count)];
}

function average({ width, data }: PNG, [left, right]: Range, [top, bottom]: Range): readonly number[] {
  const sums = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let channel = 0; channel < 4; channel++)
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
  return sums.map((sum) => Math.round(sum / ((right - left) * (bottom - top))));
}
