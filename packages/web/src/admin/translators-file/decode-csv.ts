/** The text of a file in UTF-8, or else in the code page in which spreadsheets on Windows write plain CSV. */
export function decodeCsv(file: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
