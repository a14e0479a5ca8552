import { builtInProperties } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { errorCodeOf } from './contract-objects.ts';
import type { Given } from './harness.ts';

/** The items of the value list behind a property. */
export function valueListsContract(given: Given): void {
  it.each(['lookup', 'multiLookup'] as const)('lists the items of a %s property in order', async (kind) => {
    const { vault, structure } = given();

    expect(await vault.listValueListItems(structure.properties[kind])).toEqual(structure.items);
  });

  it('lists the classes as items of the class property', async () => {
    const { vault, structure } = given();

    const ids = (await vault.listValueListItems(builtInProperties.class)).map((item) => item.id);

    expect(ids).toEqual(expect.arrayContaining([structure.plainClass, structure.strictClass]));
  });

  it.each([
    [38, 'workflows'],
    [39, 'states'],
  ] as const)('lists as items of property %i the %s', async (property, kind) => {
    const { vault, structure } = given();

    const names = (await vault.listValueListItems(property)).map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining([...structure[kind]]));
  });

  it.each([
    ['that does not exist', () => 999_999],
    ['without a value list', () => given().structure.properties.text],
  ])('throws not-found for a property %s', async (_what, property) => {
    expect(await errorCodeOf(given().vault.listValueListItems(property()))).toBe('not-found');
  });
}
