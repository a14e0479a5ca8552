import { isOfferedFor, isOfferedProperty } from '@form-portal/domain';
import { aStructure } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { dropdown } from './dropdown.ts';

it('A dropdown is offered only properties whose values are items of a list', () => {
  const { properties } = aStructure();
  const offered = properties.filter((one) => isOfferedFor(dropdown.offeredDataTypes, one));
  const others = properties.filter((one) => isOfferedProperty(one.id) && !offered.includes(one));

  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ valueList }) => valueList === null)).toEqual([]);
  expect(others.filter(({ valueList }) => valueList !== null)).toEqual([]);
});
