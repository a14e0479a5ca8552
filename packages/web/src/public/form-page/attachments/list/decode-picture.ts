/** The kinds of pictures that browsers decode into pixels; an SVG is a document. */
const decodableType = /^image\/(?:avif|bmp|gif|jpeg|png|webp)$/;

/** Larger files are not decoded: the pixels of a photograph take up to fifty times the bytes of its file. */
const largestBytes = 20 * 1024 * 1024;

/** The width at which most pictures still contain a square of 80 pixels: 40 CSS pixels on a dense screen. */
const decodedWidth = 160;

/** The decoding that the next one waits for. There is one per page, because the memory that it limits is the page’s, whichever list shows the picture. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture at a small size, off the main thread, one at a time. Null for other files, very large ones, and
 * those that the browser can't decode. The caller closes the bitmap.
 */
export async function decodePicture(file: File): Promise<ImageBitmap | null> {
  if (!decodableType.test(file.type) || file.size > largestBytes) return null;
  const decoding = previous.then(() => createImageBitmap(file, { resizeWidth: decodedWidth }));
  previous = decoding.catch(() => null);
  return decoding.catch(() => null);
}
