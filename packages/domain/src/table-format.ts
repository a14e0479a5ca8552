/** The file formats that tables are exported in. */
export const tableFormats = ['csv', 'xlsx'] as const;

/** The format of an exported table, which is also the extension of its file. */
export type TableFormat = (typeof tableFormats)[number];
