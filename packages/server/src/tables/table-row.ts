/** The content of a cell; a number is meant for calculations. */
export type Cell = string | number;

/** A row of a table. */
export type TableRow = readonly Cell[];
