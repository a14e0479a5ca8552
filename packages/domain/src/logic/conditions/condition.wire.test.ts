import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../testing/builders.ts';
import { faultsOf, jsonOf, read, wireOf, type Json } from '../../testing/form-json.ts';
import { guidOf } from '../../testing/guids.ts';
import { formFromWire, formToWire } from '../../form/wire/form.wire.ts';

const form = aForm({ fields: [aField('text', { guid: guidOf('a') })] });

/** The document of a form whose only field has the members. */
function withMembers(members: Json): Json {
  const wire = wireOf(form);
  const [field] = wire['Fields'] as Json[];
  return { ...wire, Fields: [{ ...field, ...members }] };
}

const test = { Field: guidOf('a'), Is: 'answered' };
const nested = (levels: number): Json => (levels === 1 ? test : { All: [nested(levels - 1)] });

describe('a condition on the wire', () => {
  it.each<Json>([
    test,
    { Field: guidOf('a'), Is: 'equals', Value: 'x' },
    { Field: guidOf('a'), Is: 'at-least', Value: 1.5 },
    { Field: guidOf('a'), Is: 'equals', Value: false },
    { Field: guidOf('a'), Is: 'any-of', Value: [1, 2] },
    { Field: guidOf('a'), Is: 'equals', Value: { Field: guidOf('b') } },
    { Field: guidOf('a'), Is: 'less', Value: { Today: { Days: -3, Years: 1 } } },
    { Person: 'Identified', Is: 'equals', Value: true },
    { Any: [test, { Not: test }] },
    nested(6),
  ])('is written as it was read: %j', (condition) => {
    const written = jsonOf(formToWire(read(withMembers({ ShowWhen: condition }))));

    expect(written).toMatchObject({ SchemaVersion: 2, Fields: [{ ShowWhen: condition }] });
  });

  it.each<[string, unknown]>([
    ['seven levels', nested(7)],
    ['51 tests', { All: Array.from({ length: 51 }, () => test) }],
    ['two lists of 26 tests', { All: [1, 2].map(() => ({ Any: Array.from({ length: 26 }, () => test) })) }],
    ['no tests', { All: [] }],
    ['two kinds at once', { ...test, All: [test] }],
    ['an unknown operator', { ...test, Is: 'constructor' }],
    ['an unknown member', { ...test, Over: 'some' }],
    ['an invalid GUID', { ...test, Field: '__proto__' }],
    ['a fraction as an option', { ...test, Value: [1.5] }],
    ['text', 'always'],
  ])('is refused with %s', (_title, condition) => {
    expect(faultsOf(withMembers({ ShowWhen: condition }))[0]).toMatch(
      /^request.invalid Fields\[0\]\.ShowWhen/,
    );
  });

  it.each<[string, string, Json]>([
    ['seven levels', 'ShowWhen', { ShowWhen: nested(7) }],
    ['51 tests', 'RequireWhen', { RequireWhen: { Any: Array.from({ length: 51 }, () => test) } }],
    [
      'lists without tests',
      'ShowWhen',
      { ShowWhen: { All: Array.from({ length: 20_000 }, () => ({ Not: {} })) } },
    ],
  ])('is refused as too large with %s', (_title, member, members) => {
    const started = performance.now();
    const result = formFromWire(withMembers(members));

    expect(performance.now() - started).toBeLessThan(500);
    expect(result.ok ? [] : result.problems).toEqual([
      { code: 'request.invalid', path: `Fields[0].${member}`, params: { reason: 'condition-too-large' } },
    ]);
  });

  it('is refused when it is nested deeply or has a __proto__ member', () => {
    expect(faultsOf(withMembers({ ShowWhen: nested(50) }))[0]).toMatch(
      /^request.invalid Fields\[0\]\.ShowWhen/,
    );
    expect(faultsOf(withMembers(JSON.parse('{"ShowWhen":{"__proto__":{}}}') as Json))).toEqual([
      'request.invalid Fields[0].ShowWhen.__proto__',
    ]);
  });
});

describe('the logic of a field on the wire', () => {
  it('is refused with a formula of two megabytes', () => {
    expect(faultsOf(withMembers({ Formula: '1+'.repeat(1_000_000) }))).toEqual([
      'request.invalid Fields[0].Formula',
    ]);
  });

  it('says what is required, computed and hidden, and leaves out what is not', () => {
    const members = { RequireWhen: 'shown', Formula: '1 + 1', Decimals: 0, Shown: false };

    expect(jsonOf(formToWire(read(withMembers(members))))).toMatchObject({ Fields: [members] });
    expect(read(withMembers({ ShowWhen: null, RequireWhen: null, Formula: null, Shown: true }))).toEqual(
      form,
    );
  });
});
