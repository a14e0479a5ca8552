import type { Readable } from 'node:stream';
import type { TableRow } from './table-row.ts';
import { inSheets, maxRows, sheetOf } from './xlsx-sheet.ts';
import { stylesPart } from './xlsx-styles.ts';
import { sheetName } from './sheet-name.ts';
import { escapeXml, spreadsheetMl, xmlDeclaration } from './xlsx-xml.ts';
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
function partsNaming(names: readonly string[]): readonly ZipEntry[] {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const sheetRelationships = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return [
    {
      name: 'xl/workbook.xml',
      content: [
        `${xmlDeclaration}<workbook xmlns="${spreadsheetMl}" xmlns:r="${relationships}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${xmlDeclaration}<Relationships xmlns="${packageRelationships}">${sheetRelationships.join('')}<Relationship Id="rId${names.length + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
  ];
}

/** A table of a workbook. */
export interface WorkbookTable {
  /** The name of its sheets, as far as Excel accepts it; empty for numbered sheets. */
  readonly name: string;
  /** The header first. */
  readonly rows: AsyncIterable<TableRow>;
}

/**
 * Writes tables as an Excel workbook, one after the other. The first row of each is the header: bold, and frozen while the others scroll.
 * Rows that do not fit on a sheet continue on another one, under the same header.
 */
export function xlsxOf(tables: readonly WorkbookTable[], rowsOfSheet = maxRows): Readable {
  return zipOf(partsOf(tables, rowsOfSheet));
}

/** The sheets come before the parts that name them, since their number is known only once the last row has been read. */
async function* partsOf(tables: readonly WorkbookTable[], rowsOfSheet: number): AsyncGenerator<ZipEntry> {
  yield* constantParts;
  const names: string[] = [];
  for (const { name, rows } of tables)
    for await (const sheet of inSheets(rows, rowsOfSheet)) {
      names.push(sheetName(name, names));
      yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetOf(sheet) };
    }
  yield* partsNaming(names);
}
