import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPropertyValue } from '../testing/arbitrary-form.ts';
import { dataTypes, type DataType } from './data-type.ts';
import { propertyValueFromWire, propertyValueToWire, type PropertyValueWire } from './property-value.wire.ts';

describe('a property value on the wire', () => {
  it('reads back every value it writes', () => {
    fc.assert(
      fc.property(arbitraryPropertyValue, (value) => {
        const wire = JSON.parse(JSON.stringify(propertyValueToWire(value))) as PropertyValueWire;
        expect(propertyValueFromWire(value.dataType, wire)).toEqual(value);
      }),
    );
  });

  it.each<[DataType, PropertyValueWire, unknown]>([
    [1, 'A\u0308', 'Ä'],
    [2, '42', 42],
    [2, '4.2', 'invalid'],
    [2, 4.2, 'invalid'],
    [3, '4,2', 4.2],
    [3, 'four', 'invalid'],
    [5, '2027-02-28', '2027-02-28'],
    [5, '2027-02-29', 'invalid'],
    [6, '08:30:00', '08:30'],
    [7, '2027-02-28T08:30', '2027-02-28 08:30'],
    [7, 20270228, 'invalid'],
    [8, 'true', true],
    [8, false, false],
    [8, 'yes', 'invalid'],
    [9, '7', 7],
    [9, [7], 'invalid'],
    [10, '7, 8,7', [7, 8]],
    [10, [7, '8'], [7, 8]],
    [10, 7, [7]],
    [10, '7;8', 'invalid'],
    [11, 9007199254740991, 9007199254740991],
    [12, '2027-01-01', 'invalid'],
    [14, 'everyone', 'invalid'],
    [0, 'x', 'invalid'],
  ])('of data type %i reads %o as %o', (dataType, wire, expected) => {
    const read = propertyValueFromWire(dataType, wire);

    expect(typeof read === 'string' ? read : read.value).toEqual(expected);
  });

  it('treats null, an empty string and an empty list as no value of any data type', () => {
    for (const dataType of Object.values(dataTypes)) {
      for (const empty of [null, '', []]) expect(propertyValueFromWire(dataType, empty)).toBe('empty');
    }
    expect(propertyValueToWire(undefined)).toBe('');
  });
});
