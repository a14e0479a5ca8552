import { wordSearch } from '@form-portal/domain';
import type { ElementRow } from './element-rows.ts';

/** The filter of a list. */
export interface RowFilter {
  /** Words of a name in any language and of its note, or the start of an id; empty: all rows. */
  readonly search: string;
  /** The number of a data type; empty: all of them. */
  readonly dataType: string;
}

/** The rows that match a filter, in their order. */
export function filterRows(
  rows: readonly ElementRow[],
  { search, dataType }: RowFilter,
): readonly ElementRow[] {
  const matchesSearch = wordSearch(search);
  const start = search.trim();
  return rows.filter(
    (row) =>
      (dataType === '' || String(row.dataType) === dataType) &&
      (matchesSearch([row.name, ...(row.names ?? []), row.about].join('\n')) ||
        String(row.id).startsWith(start)),
  );
}
