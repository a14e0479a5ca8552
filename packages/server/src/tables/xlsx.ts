import type { Readable } from 'node:stream';
import type { TableRow } from './table-row.ts';
import { inSheets, maxRows, sheetOf } from './xlsx-sheet.ts';
import { stylesPart } from './xlsx-styles.ts';
import { spreadsheetMl, xmlDeclaration } from './xlsx-xml.ts';
import { zipOf, type ZipEntry } from './zip.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that are the same in every workbook (ECMA-376 part 1, 12). */
const constantParts: readonly ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    content: [
      `${xmlDeclaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${xmlDeclaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  { name: 'xl/styles.xml', content: [stylesPart] },
];

/** The parts that name the sheets. */
function partsNaming(sheets: number): readonly ZipEntry[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const named = numbers.map((n) => `<sheet name="${n}" sheetId="${n}" r:id="rId${n}"/>`);
  const related = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return [
    {
      name: 'xl/workbook.xml',
      content: [
        `${xmlDeclaration}<workbook xmlns="${spreadsheetMl}" xmlns:r="${relationships}"><sheets>${named.join('')}</sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${xmlDeclaration}<Relationships xmlns="${packageRelationships}">${related.join('')}<Relationship Id="rId${sheets + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
  ];
}

/**
 * Writes rows as an Excel workbook. The first row is the header: bold, and in view while the others scroll. What does not fit on a sheet
 * goes on on another one, under the same header.
 */
export function xlsxOf(rows: AsyncIterable<TableRow>, rowsOfSheet = maxRows): Readable {
  return zipOf(partsOf(rows, rowsOfSheet));
}

/** The sheets before the parts that name them: how many there are is known when the last row has been read. */
async function* partsOf(rows: AsyncIterable<TableRow>, rowsOfSheet: number): AsyncGenerator<ZipEntry> {
  yield* constantParts;
  let sheets = 0;
  for await (const sheet of inSheets(rows, rowsOfSheet))
    yield { name: `xl/worksheets/sheet${++sheets}.xml`, content: sheetOf(sheet) };
  yield* partsNaming(sheets);
}
