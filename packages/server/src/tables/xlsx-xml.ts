/** The start of every part of a workbook. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The XML namespace of workbooks, sheets and styles. */
export const spreadsheetMl = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for an element or an attribute in double quotes. Characters that XML 1.0 does not allow are left out, and what reads
 * as the code of a character (ECMA-376 part 1, 22.9.2.19), such as `_x0041_`, stays text.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
