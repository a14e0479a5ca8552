/** The start of every part of a workbook. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The XML namespace of workbooks, sheets and styles. */
export const spreadsheetMl = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text; characters that XML 1.0 does not allow are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? '');
}
