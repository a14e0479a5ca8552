import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withArbitraryParts } from '../../testing/arbitrary-form-parts.ts';
import { arbitraryLogicForm, withArbitraryPartLogic } from '../../testing/arbitrary-logic.ts';
import { faultsOf, jsonOf, read } from '../../testing/form-json.ts';
import { guidOf } from '../../testing/guids.ts';
import { drawn } from '../../testing/layout-notation.ts';
import type { Form, Group } from '../form.ts';
import { pageOf, pagesOf } from '../pages.ts';
import { formToWire } from './form.wire.ts';

const { form } = drawn('a G(b+c) d');
const first = guidOf('first');
const second = guidOf('second');

/** The form with two pages, of which each entry names the given one, or none. */
function onPages(...named: readonly (string | undefined)[]): Record<string, unknown> {
  const wire = jsonOf(formToWire(form));
  const entries = wire['FormTemplate'] as readonly object[];
  return {
    ...wire,
    Pages: [
      { GUID: first, Name: { gb: 'First' } },
      { GUID: second, Name: { gb: 'Second' } },
    ],
    FormTemplate: entries.map((entry, index) => ({ ...entry, Page: named[index] })),
  };
}

function repeating(repeat: object): Record<string, unknown> {
  const wire = jsonOf(formToWire(form));
  const [group] = wire['Groups'] as readonly object[];
  return { ...wire, Groups: [{ ...group, Repeat: repeat }] };
}

const namesOn = (read: Form): readonly (readonly string[])[] =>
  pagesOf(read).map(({ sections }) =>
    sections.flatMap(({ rows }) => rows.flat().map(({ label }) => label['gb'] ?? '')),
  );

describe('pages, rows and requested files on the wire', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(
        arbitraryLogicForm.chain(withArbitraryParts).chain(withArbitraryPartLogic),
        (any) => void expect(read(jsonOf(formToWire(any)))).toEqual(any),
      ),
    );
  });

  it('put an entry without a page on the page of the entry before, or on the first page', () => {
    expect(namesOn(read(onPages(undefined, second, undefined)))).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('put entries in page order', () => {
    const found = read(onPages(second, first, first));

    expect(namesOn(found)).toEqual([['b', 'c', 'd'], ['a']]);
    expect(pageOf(found, found.groups[0]!.fields[0]!)).toBe(first);
  });

  it('refuse an entry on a page that the form does not have', () => {
    expect(faultsOf(onPages(first, guidOf('third'), guidOf('third')))).toEqual([
      `form.layout-broken ${form.groups[0]!.guid}`,
      `form.layout-broken ${form.fields[3]!.guid}`,
    ]);
  });

  it('leave a form without pages as it is', () => {
    expect(pagesOf(form)).toMatchObject([{ page: null }]);
    expect(jsonOf(formToWire(form))).not.toHaveProperty('Pages');
  });

  it.each<readonly [object, Partial<Group['repeat']>]>([
    [{}, { min: 1, max: 50 }],
    [
      { Min: 0, Max: 3, Lines: 1050 },
      { min: 0, max: 3, linesProperty: 1050 },
    ],
    [{ Lines: -1 }, { min: 1, max: 50 }],
  ])('read the repeat %j', (wire, expected) => {
    expect(read(repeating(wire)).groups[0]?.repeat).toEqual(expected);
  });

  it.each([{ Min: 51 }, { Min: 3, Max: 2 }, { Max: 0 }, { Max: 51 }, { Min: -1 }])(
    'refuse the repeat %j',
    (wire) => {
      expect(faultsOf(repeating(wire))[0]).toMatch(/^request\.invalid Groups\[0\]\.Repeat/);
    },
  );

  it('need a portal that reads version 2', () => {
    expect(formToWire(form).SchemaVersion).toBe(1);
    expect(formToWire(read(onPages())).SchemaVersion).toBe(2);
    expect(formToWire(read(repeating({}))).SchemaVersion).toBe(2);
  });
});
