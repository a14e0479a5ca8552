import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';

/** A cell as a spreadsheet reads it. */
export interface ReadCell {
  /** Such as `B2`. */
  readonly address: string;
  readonly value: string | number;
  /** Id of the number format (ECMA-376 part 1, 18.8.30), or its code when the workbook defines it; 0: none. */
  readonly format: number | string;
  readonly isBold: boolean;
}

/** A workbook as a spreadsheet reads it. */
export interface ReadWorkbook {
  readonly rows: readonly (readonly ReadCell[])[];
  /** Widths of the columns, in characters. */
  readonly widths: readonly number[];
  /** How many rows stay in view. */
  readonly frozenRows: number;
  /** Names of the parts of the package. */
  readonly parts: readonly string[];
  /** Whether a cell has a formula. */
  readonly hasFormulas: boolean;
}

/** Reads a sheet of a workbook by its name; throws when a part is missing or not well-formed. */
export function readWorkbook(bytes: Uint8Array, name = '1'): ReadWorkbook {
  const files = unzipSync(bytes);
  const part = (name: string): Document => parse(strFromU8(files[name] ?? missing(name)));
  function sheetNamed(wanted: string): string {
    const sheet = elements(part('xl/workbook.xml'), 'sheet').find(
      (element) => element.getAttribute('name') === wanted,
    );
    const id = sheet?.getAttribute('r:id') ?? missing(wanted);
    const relationships = elements(part('xl/_rels/workbook.xml.rels'), 'Relationship');
    return `xl/${relationships.find((element) => element.getAttribute('Id') === id)?.getAttribute('Target') ?? missing(id)}`;
  }
  checkViews(part('xl/workbook.xml'), part(sheetNamed(name)));
  const [sheet, styles] = [part(sheetNamed(name)), part('xl/styles.xml')];
  const codes = new Map(
    elements(styles, 'numFmt').map((format) => [
      number(format, 'numFmtId'),
      format.getAttribute('formatCode'),
    ]),
  );
  const fonts = elements(elements(styles, 'fonts')[0]!, 'font');
  const cellStyles = elements(elements(styles, 'cellXfs')[0]!, 'xf').map((style) => ({
    format: codes.get(number(style, 'numFmtId')) ?? number(style, 'numFmtId'),
    isBold: elements(fonts[number(style, 'fontId')]!, 'b').length > 0,
  }));
  return {
    rows: elements(sheet, 'row').map((row) =>
      elements(row, 'c').map((cell) => ({
        address: cell.getAttribute('r') ?? '',
        value: valueOf(cell),
        ...cellStyles[number(cell, 's')]!,
      })),
    ),
    widths: elements(sheet, 'col').map((column) => number(column, 'width')),
    frozenRows: elements(sheet, 'pane').reduce((rows, pane) => rows + number(pane, 'ySplit'), 0),
    parts: Object.keys(files),
    hasFormulas: elements(sheet, 'f').length > 0,
  };
}

/** Throws when a sheet belongs to a view that the workbook does not have (ECMA-376 part 1, 18.3.1.87). */
function checkViews(workbook: Document, sheet: Document): void {
  const views = elements(workbook, 'workbookView').length;
  const isDangling = elements(sheet, 'sheetView').some((view) => number(view, 'workbookViewId') >= views);
  if (isDangling) throw new Error('The sheet belongs to a view that the workbook does not have');
}

function parse(xml: string): Document {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  const errorHandler = { warning: fail, error: fail, fatalError: fail };
  return new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
}

function missing(name: string): never {
  throw new Error(`The workbook has no part ${name}`);
}

function elements(parent: Document | Element, name: string): readonly Element[] {
  return Array.from(parent.getElementsByTagName(name));
}

/** A number of an attribute; 0 when it is absent. */
function number(element: Element, name: string): number {
  return Number(element.getAttribute(name));
}

/** Texts may spell characters by their code (ECMA-376 part 1, 22.9.2.19). */
function valueOf(cell: Element): string | number {
  const [value] = elements(cell, 'v');
  if (value !== undefined) return Number(value.textContent);
  return (cell.textContent ?? '').replace(/_x([0-9A-F]{4})_/gi, (_, code) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
