/** A file of a visitor. */
export interface VisitorFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdfEnd = '1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A small PDF; with `bytes`, one of that size. */
export function aPdf(name: string, bytes = 0): VisitorFile {
  const start = `%PDF-1.7\n%${name}\n`;
  const filling = '%'.repeat(Math.max(0, bytes - start.length - pdfEnd.length - 1));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`${start}${filling}\n${pdfEnd}`) };
}

/** A picture with one pixel. */
export function aPicture(name: string): VisitorFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** A program, which every form refuses. */
export function aProgram(name: string): VisitorFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from('MZ program') };
}
