import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guid } from '../../guid.ts';
import { arbitraryForm } from '../../testing/arbitrary-form.ts';
import { withArbitraryParts } from '../../testing/arbitrary-form-parts.ts';
import { aPredefinedField } from '../../testing/builders.ts';
import { guidOf, nameOf } from '../../testing/guids.ts';
import { drawn } from '../../testing/layout-notation.ts';
import type { FormCheck, Form } from '../form.ts';
import { checkLayout } from './layout-invariants.ts';

const { form } = drawn('a G(b c) d');

function faultsOf(changes: Partial<Form>): string[] {
  return checkLayout({ ...form, ...changes }).map(
    ({ code, path, params }) => `${code} ${nameOf(path as Guid)} ${String(params?.['reason'])}`,
  );
}

function inGroup(...names: string[]): Form['groups'] {
  return [{ ...form.groups[0]!, fields: names.map(guidOf) }];
}

const aCheck = (name: string): FormCheck => ({
  guid: guidOf(name),
  message: {},
  at: null,
  kind: 'error',
  must: { kind: 'person', identified: true },
});

describe('checkLayout', () => {
  it('accepts a valid layout', () => {
    expect(checkLayout(form)).toEqual([]);
    fc.assert(
      fc.property(
        arbitraryForm.chain(withArbitraryParts),
        (any) => void expect(checkLayout(any)).toEqual([]),
      ),
    );
  });

  it.each<[string, Partial<Form>, string]>([
    ['a field that is not placed', { groups: inGroup('b') }, 'c not-placed'],
    ['a field in a group and at the top level', { groups: inGroup('b', 'c', 'a') }, 'a placed-twice'],
    ['a field twice in a group', { groups: inGroup('b', 'b', 'c') }, 'b placed-twice'],
    ['a field that the form does not have', { groups: inGroup('b', 'c', 'x') }, 'x unknown-field'],
    ['a group inside a group', { groups: inGroup('b', 'c', 'G') }, 'G unknown-field'],
    [
      'a group that is not placed',
      { layout: form.layout.filter(({ guid }) => guid !== guidOf('G')) },
      'G not-placed',
    ],
    [
      'a group that the form does not have',
      { layout: [...form.layout, { kind: 'group', guid: guidOf('X') }] },
      'X unknown-group',
    ],
    [
      'a field placed as a group',
      { layout: [...form.layout, { kind: 'group', guid: guidOf('b') }] },
      'b unknown-group',
    ],
    ['two fields with one GUID', { fields: [...form.fields, form.fields[0]!] }, 'a guid-repeated'],
    [
      'a predefined field with the GUID of a field',
      { predefinedFields: [{ ...aPredefinedField(1000, { dataType: 8, value: true }), guid: guidOf('d') }] },
      'd guid-repeated',
    ],
    ['two checks with one GUID', { checks: [aCheck('x'), aCheck('x')] }, 'x guid-repeated'],
  ])('finds %s', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([`form.layout-broken ${fault}`]);
  });
});
