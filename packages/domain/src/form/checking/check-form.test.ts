import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../limits.ts';
import type { Condition } from '../../logic/conditions/condition.ts';
import { aField, aForm, aGroup, aPredefinedField } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import type { Field, SavedForm } from '../form.ts';
import { checkForm, mayRequestIdentity } from './check-form.ts';

const mapped = { enabled: true, properties: { lastName: 1020 } } as const;
const unmapped = { enabled: true, properties: {} } as const;
const identity = { enabled: true, attributes: ['lastName'] } as const;
const fields = [aField('text')];

function codesOf(changes: Partial<SavedForm>, mapping: Parameters<typeof checkForm>[1] = mapped): string[] {
  return checkForm(aForm({ fields, ...changes }), mapping, defaultLimits).map(({ code }) => code);
}

describe('checkForm', () => {
  it('accepts a form with a field and a class', () => {
    expect(codesOf({})).toEqual([]);
  });

  it('requires a field', () => {
    expect(codesOf({ fields: [] })).toEqual(['form.no-fields']);
  });

  it('requires no field when the form requests an identity', () => {
    expect(codesOf({ fields: [], identity })).toEqual([]);
  });

  it('requires a class', () => {
    expect(codesOf({ class: null })).toEqual(['form.class-missing']);
    expect(codesOf({ class: 0 })).toEqual([]);
  });

  it('refuses to request an identity when the site maps no attributes', () => {
    expect(codesOf({ identity }, unmapped)).toEqual(['form.identity-not-mapped']);
    expect(codesOf({ identity }, { ...mapped, enabled: false })).toEqual(['form.identity-not-mapped']);
    expect(mayRequestIdentity(mapped)).toBe(true);
  });

  it('accepts 500 fields but not 501', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => aField('text', { guid: guidOf(`f${index}`) }));

    expect(codesOf({ fields: many(500) })).toEqual([]);
    expect(checkForm(aForm({ fields: many(501) }), mapped, defaultLimits)).toEqual([
      { code: 'form.too-large', params: { max: 500, count: 501 } },
    ]);
  });

  it('uses the configured field limit', () => {
    const form = aForm({ fields: [aField('text'), aField('text', { guid: guidOf('f2') })] });

    expect(checkForm(form, mapped, { maxFields: 2 })).toEqual([]);
    expect(checkForm(form, mapped, { maxFields: 1 })).toEqual([
      { code: 'form.too-large', params: { max: 1, count: 2 } },
    ]);
  });

  it('refuses more questions in the fewest rows than a submission may have', () => {
    const [field] = fields;
    const withRows = (count: number, min: number) => {
      const members = Array.from({ length: count }, (_, index) =>
        aField('text', { guid: guidOf(`f${index}`) }),
      );
      const group = { ...aGroup('rows', members), repeat: { min, max: 50 } };
      return codesOf({ fields: [...members, ...(field ? [field] : [])], groups: [group] });
    };

    expect(withRows(399, 5)).toEqual([]);
    expect(withRows(400, 5)).toEqual(['form.too-many-questions']);
    expect(withRows(400, 0)).toEqual([]);
  });

  it('refuses rules that take too many steps, such as looking at all rows of a group in each row of another', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => aField('number', { guid: guidOf(name) })) as [
      Field,
      Field,
      Field,
    ];
    const repeat = { min: 0, max: 50 };
    const groups = [
      { ...aGroup('G', [a]), repeat },
      { ...aGroup('H', [b, c]), repeat },
    ];
    const withRules = (rules: Partial<Field>) =>
      codesOf({ fields: [a, { ...b, ...rules }, { ...c, ...rules }], groups });
    const sumOf = (count: number) =>
      `sum(${Array.from({ length: count }, () => `{field:${a.guid}}`).join('; ')})`;
    const tests = (count: number): Condition => ({
      kind: 'all',
      of: Array.from({ length: count }, (): Condition => ({
        kind: 'field',
        field: a.guid,
        operator: 'answered',
        operand: null,
      })),
    });

    // In each of 50 rows of two questions: 40 × 50 steps are 200,000.
    expect(withRules({ formula: sumOf(39) })).toEqual([]);
    expect(withRules({ formula: sumOf(40) })).toEqual(['form.too-many-steps']);
    expect(withRules({ showWhen: tests(40) })).toEqual([]);
    expect(withRules({ showWhen: tests(41) })).toEqual(['form.too-many-steps']);
    expect(withRules({ showWhen: tests(40), requireWhen: tests(1) })).toEqual(['form.too-many-steps']);
    expect(withRules({ showWhen: tests(40), requireWhen: 'shown' })).toEqual([]);
    // Of its own group a rule looks at its own row only.
    expect(withRules({ formula: sumOf(40).replaceAll(a.guid, b.guid) })).toEqual([]);
  });

  it.each([0, 20, 100, 999])('refuses built-in property %i, which forms may not set', (property) => {
    expect(checkForm(aForm({ fields: [aField('text', { property })] }), mapped, defaultLimits)).toEqual([
      { code: 'request.invalid', path: aField('text').guid, params: { property } },
    ]);
    expect(codesOf({ predefinedFields: [aPredefinedField(property, { dataType: 1, value: 'x' })] })).toEqual([
      'request.invalid',
    ]);
  });

  it.each([-1, 26, 38, 39, 1000])('accepts property %i', (property) => {
    expect(codesOf({ fields: [aField('text', { property })] })).toEqual([]);
  });
});
