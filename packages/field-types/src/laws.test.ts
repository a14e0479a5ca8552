import { dataTypes, isDataType } from '@form-portal/domain';
import type { Answer, Field, FieldType } from '@form-portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from './index.ts';
import { aField, aLocale, optionsNamed } from './testing/a-field.ts';

const anyDataType = fc.constantFrom(...Object.values(dataTypes));
const anyBound = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(-2147483648, 2147483647),
);

function anyField(type: FieldType): fc.Arbitrary<Field> {
  const offered = type.offeredDataTypes.length > 0 ? fc.constantFrom(...type.offeredDataTypes) : anyDataType;
  return fc
    .record({
      dataType: fc.oneof({ weight: 3, arbitrary: offered }, anyDataType),
      minValue: anyBound,
      maxValue: anyBound,
      required: fc.boolean(),
      options: fc.constantFrom([], optionsNamed('a', 'b', 'c'), optionsNamed(...'abcdefghijklmnopqrst')),
    })
    .map((settings) => aField(type.name, settings));
}

const digits = fc
  .array(fc.constantFrom(...'0123456789.,:-/ T'), { maxLength: 20 })
  .map((all) => all.join(''));
const moment = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  digits,
  moment,
  moment.map((text) => text.slice(0, 10)),
  moment.map((text) => text.slice(11)),
  fc.integer({ min: -30, max: 30 }).map(String),
  fc.double({ noNaN: true }).map(String),
  fc.constantFrom('true', 'false', 'on', '', ' ', '1,3', '2', '\ud800'),
);
const anyInput: fc.Arbitrary<Answer | readonly string[]> = fc.oneof(
  typed,
  fc.array(typed, { maxLength: 3 }),
  fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

const languageTags = ['fi', 'en', 'sv', 'de', 'fr', 'hu', 'en-US', 'not a tag!', ''];

describe.each(fieldTypes.all.map((type) => [type.name, type] as const))('The type %s', (name, type) => {
  const field = anyField(type);
  const accepted = fc
    .tuple(field, anyInput)
    .map(([one, input]) => ({ field: one, answer: type.normalise(one, input) }))
    .filter((case_) => !type.isEmpty(case_.field, case_.answer) && accepts(type, case_.field, case_.answer));

  it('has valid default settings', () => {
    const fresh = aField(name);

    expect(type.normaliseSettings(fresh)).toEqual(fresh);
  });

  it('normalises settings idempotently to whole bounds in order', () => {
    fc.assert(
      fc.property(field, (one) => {
        const valid = type.normaliseSettings(one);
        expect(type.normaliseSettings(valid)).toEqual(valid);
        if (!Object.is(valid.minValue, one.minValue) || !Object.is(valid.maxValue, one.maxValue)) {
          expect(Number.isInteger(valid.minValue) && Number.isInteger(valid.maxValue)).toBe(true);
          expect(valid.minValue).toBeLessThanOrEqual(valid.maxValue);
        }
      }),
    );
  });

  it.each([null, '', '  \n', []])('treats %j as no answer, if it can be answered at all', (nothing) => {
    const one = aField(name);

    expect(type.isEmpty(one, type.normalise(one, nothing))).toBe(type.offered);
  });

  it('normalises any input without throwing, and idempotently', () => {
    fc.assert(
      fc.property(field, anyInput, (one, input) => {
        const once = type.normalise(one, input);
        expect(type.normalise(one, once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  it('checks, converts and displays any answer without throwing', () => {
    fc.assert(
      fc.property(field, anyInput, fc.constantFrom(...languageTags), (one, input, languageTag) => {
        for (const answer of [type.normalise(one, input), Array.isArray(input) ? null : (input as Answer)]) {
          type.check(one, answer);
          type.toPropertyValue(one, answer);
          expect(typeof type.display(one, answer, aLocale(languageTag))).toBe('string');
          for (const part of ['', ...type.parts])
            expect(typeof type.controlValue(one, answer, part, aLocale(languageTag))).toBe('string');
        }
      }),
    );
  });

  it('names the field in every problem', () => {
    fc.assert(
      fc.property(field, anyInput, (one, input) => {
        for (const problem of type.check(one, type.normalise(one, input)))
          expect(problem.path).toBe(one.guid);
      }),
    );
  });

  it('has texts in English, Finnish and Swedish with keys under its own name', () => {
    expect(type.labelKey).toBe(`fieldType.${name}.label`);
    expect(Object.keys(type.texts)).toContain(type.labelKey);
    for (const [key, text] of Object.entries(type.texts)) {
      expect(key).toMatch(new RegExp(`^fieldType\\.${name}\\.`));
      for (const language of ['gb', 'fi', 'se']) expect(text[language], `${key} in ${language}`).toBeTruthy();
    }
  });

  if (!type.offered) return;

  it('converts every accepted answer for every data type it offers', () => {
    fc.assert(
      fc.property(accepted, (case_) => {
        for (const dataType of type.offeredDataTypes) {
          const one = { ...case_.field, dataType };
          if (!accepts(type, one, case_.answer)) continue;
          expect(type.toPropertyValue(one, case_.answer)).toMatchObject({ dataType });
        }
      }),
    );
  });

  it('parses from its controls the same answer it wrote there, in every language', () => {
    fc.assert(
      fc.property(accepted, fc.constantFrom(...languageTags), ({ field: one, answer }, languageTag) => {
        const written = ['', ...type.parts].map((part) =>
          type.controlValue(one, answer, part, aLocale(languageTag)),
        );
        expect(type.normalise(one, written.join(' '))).toEqual(answer);
      }),
    );
  });

  it('offers only known data types', () => {
    expect(type.offeredDataTypes.length).toBeGreaterThan(0);
    expect(type.offeredDataTypes.every(isDataType)).toBe(true);
  });
});

function accepts(type: FieldType, field: Field, answer: Answer): boolean {
  return type.check(field, answer).length === 0;
}
