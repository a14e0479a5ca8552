/** What stands in a cell; a number is one to calculate with. */
export type Cell = string | number;

/** A row of a table. */
export type TableRow = readonly Cell[];
