import type { ElementRow } from './element-rows.ts';

/** The filter of a list. */
export interface RowFilter {
  /** Part of a name in any language, or of its note, or the start of an id; empty: all rows. */
  readonly search: string;
  /** The number of a data type; empty: all of them. */
  readonly dataType: string;
}

/** The rows that match a filter, in their order. Case is ignored. */
export function filterRows(
  rows: readonly ElementRow[],
  { search, dataType }: RowFilter,
): readonly ElementRow[] {
  const words = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (dataType === '' || String(row.dataType) === dataType) &&
      ([row.name, ...(row.names ?? []), row.about].join('\n').toLowerCase().includes(words) ||
        String(row.id).startsWith(words)),
  );
}
