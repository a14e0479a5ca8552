import { expect, it } from 'vitest';
import { fieldTypes } from './index.ts';

it.each([
  ['text', [1]],
  ['longtext', [13]],
  ['number', [2, 3]],
  ['boolean', [8]],
  ['date', [5]],
  ['time', [6]],
  ['datetime', [7]],
  ['dropdown', [9, 10]],
  ['select', [9, 10]],
  ['rating', [1, 2, 3]],
  ['slider', [1, 2, 3]],
  ['anything else', []],
])(
  'a field of type %s is offered properties of the data types %j, where an empty list means all',
  (name, dataTypes) => {
    expect(fieldTypes.get(name).offeredDataTypes).toEqual(dataTypes);
  },
);
