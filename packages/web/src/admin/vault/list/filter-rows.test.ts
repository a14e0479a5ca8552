import { describe, expect, it } from 'vitest';
import { filterRows } from './filter-rows.ts';
import type { ElementRow } from './element-rows.ts';

const rows: readonly ElementRow[] = [
  { id: 1000, name: 'Berth', about: 'Text', dataType: 1 },
  { id: 1001, name: 'Boat type', about: 'Choose from list', dataType: 9 },
  { id: 2100, name: 'Length', names: ['Pituus', 'Längd'], about: 'Number', dataType: 2 },
];

describe('the rows of a list', () => {
  it.each([
    ['', '', [1000, 1001, 2100]],
    ['berth', '', [1000]],
    [' BOAT ', '', [1001]],
    ['type boat', '', [1001]],
    ['boat choose', '', [1001]],
    ['langd', '', [2100]],
    ['number', '', [2100]],
    ['100', '', [1000, 1001]],
    ['00', '', []],
    ['', '9', [1001]],
    ['berth', '9', []],
  ])('for the search “%s” and the data type “%s” are %j', (search, dataType, ids) => {
    expect(filterRows(rows, { search, dataType }).map(({ id }) => id)).toEqual(ids);
  });
});
