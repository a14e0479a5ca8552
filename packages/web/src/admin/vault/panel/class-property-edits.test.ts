import { describe, expect, it } from 'vitest';
import { addableProperties, withMoved, withRequired } from './class-property-edits.ts';

const ofClass = [1000, 1001, 1002].map((id) => ({ id, required: false }));
const property = (id: number) =>
  ({ id, name: '', names: {}, builtIn: false, dataType: 1, valueList: null }) as const;

describe('the properties of a class', () => {
  it.each([
    [0, 1, [1001, 1000, 1002]],
    [2, -1, [1000, 1002, 1001]],
    [1, -1, [1001, 1000, 1002]],
    [9, 1, [1000, 1001, 1002]],
  ] as const)('at index %d move by %d', (index, by, ids) => {
    expect(withMoved(ofClass, index, by).map(({ id }) => id)).toEqual(ids);
  });

  it('are made mandatory one by one', () => {
    expect(withRequired(ofClass, 1001, true).map(({ required }) => required)).toEqual([false, true, false]);
  });

  it('can be extended by all others that the vault does not write itself', () => {
    const properties = [0, 20, 26, 100, 1000, 1005].map(property);
    expect(addableProperties(properties, ofClass).map(({ id }) => id)).toEqual([26, 1005]);
  });
});
