/** The kinds of pictures that browsers decode into pixels; an SVG is a document. */
const decodableType = /^image\/(?:avif|bmp|gif|jpeg|png|webp)$/;

/** Larger files are not decoded: the pixels of a photograph take up to fifty times the bytes of its file. */
const largestBytes = 20 * 1024 * 1024;

/** Wide enough for a square of 40 CSS pixels on dense screens, cut from most pictures. */
const decodedWidth = 160;

/** The last decoding. Of the page: what is spared is its memory, whichever list of files the picture is in. */
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
