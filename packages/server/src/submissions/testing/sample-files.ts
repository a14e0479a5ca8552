import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** Small files of the kinds that people attach, each with content that matches its name. */
export const sampleFiles = {
  'kuva.png': base64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  ),
  'kuva.gif': base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  'kuva.jpg': Buffer.concat([
    base64('/9j/4AAQSkZJRgABAQEASABIAAD/2wBD'),
    Buffer.alloc(64, 1),
    base64('/9k='),
  ]),
  'selvitys.pdf': Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    'latin1',
  ),
  'kirje.docx': makeZip([
    ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
    ['word/document.xml', '<document/>'],
  ]),
  'taulukko.xlsx': makeZip([
    ['xl/workbook.xml', '<workbook/>'],
    ['[Content_Types].xml', '<Types/>'],
  ]),
  'esitys.pptx': makeZip([
    ['[Content_Types].xml', '<Types/>'],
    ['ppt/presentation.xml', '<presentation/>'],
  ]),
  'kirje.odt': makeZip([
    ['mimetype', 'application/vnd.oasis.opendocument.text', 'stored'],
    ['content.xml', '<office:document-content/>'],
  ]),
  'taulukko.ods': makeZip([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet', 'stored']]),
  'paketti.zip': makeZip([['lue.txt', 'Hei']]),
  'paketti.gz': gzipSync('Hei'),
  'vanha.doc': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]),
  'muistio.txt': Buffer.from('Äiti ja isä – muistio\n\tkappale\n'),
  'vanha.txt': Buffer.from('Tämä on Latin-1: åäö\r\n', 'latin1'),
  'luvut.csv': Buffer.from('\uFEFFnimi;summa\r\nÅke;12,50\r\n'),
  'teksti.rtf': Buffer.from('{\\rtf1\\ansi Hei}'),
} satisfies Readonly<Record<string, Buffer>>;

/** A ZIP file with these entries. */
export function makeZip(
  entries: readonly (readonly [name: string, content: string, how?: 'stored'])[],
): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text, how] of entries) {
    const content = Buffer.from(text);
    const packed = how === 'stored' ? content : deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(how === 'stored' ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, rest, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

function base64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}
