import { offeredProperties } from '@form-portal/domain';
import { aStructure } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { dropdown } from './dropdown.ts';

it('A dropdown is offered only properties whose values are items of a list', () => {
  const structure = aStructure();
  const offered = offeredProperties(structure, dropdown);
  const others = offeredProperties(structure, { offeredDataTypes: [] }).filter(
    (one) => !offered.includes(one),
  );

  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ valueList }) => valueList === null)).toEqual([]);
  expect(others.filter(({ valueList }) => valueList !== null)).toEqual([]);
});
