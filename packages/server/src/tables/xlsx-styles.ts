import type { CellFormat } from './table-row.ts';
import { spreadsheetMl, xmlDeclaration } from './xlsx-xml.ts';

/** The style of a cell. */
export type CellStyle = 'text' | 'header' | 'whole' | CellFormat;

interface Style {
  /** Number format (ECMA-376 part 1, 18.8.30); Excel shows 14, 20 and 22 by the customs of its user. */
  readonly numberFormat: number;
  readonly font?: 'bold';
}

/** At least two decimals, and more where there are more. */
const decimal = { id: 164, code: '#,##0.00####' };
/** Euros and cents, with the sign after the amount as in Finnish and Swedish. */
const money = { id: 165, code: '#,##0.00\\ [$€-40B]' };
const ownFormats = [decimal, money];

/** In the order of their indexes; the first one applies where none is named. */
const styles: Readonly<Record<CellStyle, Style>> = {
  text: { numberFormat: 0 },
  header: { numberFormat: 0, font: 'bold' },
  whole: { numberFormat: 1 },
  decimal: { numberFormat: decimal.id },
  money: { numberFormat: money.id },
  date: { numberFormat: 14 },
  'date-time': { numberFormat: 22 },
  time: { numberFormat: 20 },
};

const names = Object.keys(styles);

/** The index of a style, for the attribute `s` of a cell. */
export function styleIndex(style: CellStyle): number {
  return names.indexOf(style);
}

const fonts = ['', '<b/>'].map((bold) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`);

function cellFormatOf({ numberFormat, font }: Style): string {
  const fontId = font === 'bold' ? 1 : 0;
  return `<xf numFmtId="${numberFormat}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

const cellFormats = Object.values(styles).map(cellFormatOf);

/** The part of a workbook that defines its styles (ECMA-376 part 1, 18.8). */
export const stylesPart = [
  `${xmlDeclaration}<styleSheet xmlns="${spreadsheetMl}">`,
  `<numFmts count="${ownFormats.length}">${ownFormats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>`,
  `<fonts count="${fonts.length}">${fonts.join('')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');
