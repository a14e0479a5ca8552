import type { Readable } from 'node:stream';
import type { TableRow } from './table-row.ts';
import { sheetOf } from './xlsx-sheet.ts';
import { stylesPart } from './xlsx-styles.ts';
import { spreadsheetMl, xmlDeclaration } from './xlsx-xml.ts';
import { zipOf } from './zip.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet (ECMA-376 part 1, 12), without the sheet. */
const parts = [
  {
    name: '[Content_Types].xml',
    content: [
      `${xmlDeclaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${xmlDeclaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/workbook.xml',
    content: [
      `${xmlDeclaration}<workbook xmlns="${spreadsheetMl}" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${xmlDeclaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ],
  },
  { name: 'xl/styles.xml', content: [stylesPart] },
];

/** Writes rows as an Excel workbook. The first row is its header: bold, and in view while the others scroll. */
export function xlsxOf(rows: AsyncIterable<TableRow>): Readable {
  return zipOf([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows) }]);
}
