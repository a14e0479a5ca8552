import type { Readable } from 'node:stream';
import type { Cell, TableRow } from './table-row.ts';
import { zipOf } from './zip.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook with one sheet (ECMA-376 part 1, 12), without styles. */
const parts = [
  {
    name: '[Content_Types].xml',
    content: [
      `${xml}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${xml}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/workbook.xml',
    content: [
      `${xml}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${xml}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
  },
];

/** Rows as an Excel workbook with a heading that stays in view. Cells are text or numbers, never formulas. */
export function xlsxOf(rows: AsyncIterable<TableRow>): Readable {
  return zipOf([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(rows) }]);
}

async function* sheetOf(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  for await (const row of rows) yield `<row>${row.map(xlsxCell).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

/** The most characters that Excel takes into a cell. */
const longestCell = 32_767;

function xlsxCell(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell === '') return '<c/>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, longestCell))}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML 1.0 cannot carry are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? '');
}
