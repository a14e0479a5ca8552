import { isDataType, isPageText, withFieldTypeTexts } from '@form-portal/domain';
import type { Answer, Field, FieldSettings, FieldType } from '@form-portal/domain';
import { maxHostileMs, slowestHostileMs, someOptions } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from './index.ts';
import { aField, aLocale } from './testing/a-field.ts';
import { anyField, anyInput, anySettings, languageTags } from './testing/arbitrary-field.ts';

interface Case {
  readonly field: Field;
  readonly answer: Answer;
}

describe.each(fieldTypes.all.map((type) => [type.name, type] as const))('The type %s', (name, type) => {
  const field = anyField(type);
  const sampled = fc
    .constantFrom(...type.samples)
    .map((sample): Case => ({ field: aField(name, sample.field), answer: sample.answer }));
  const random = fc
    .tuple(field, anyInput)
    .map(([one, input]): Case => ({ field: one, answer: type.normalise(one, input) }));
  // A type may accept almost no random input: the samples keep the filter from rejecting for ever.
  const accepted = fc
    .oneof(sampled, random)
    .filter((case_) => !type.isEmpty(case_.field, case_.answer) && accepts(type, case_.field, case_.answer));

  it.each(type.samples)('accepts its sample %j, in its stored form', ({ field: changes, answer }) => {
    const one = aField(name, changes);

    expect(type.settings.normalise(one.settings)).toEqual(one.settings);
    expect(type.normalise(one, answer)).toEqual(answer);
    expect(type.isEmpty(one, answer)).toBe(false);
    expect(type.check(one, answer)).toEqual([]);
  });

  it('has valid default settings', () => {
    const fresh = aField(name);

    expect(type.settings.normalise(fresh.settings)).toEqual(fresh.settings);
  });

  it('normalises any settings idempotently to JSON and keeps those of others', () => {
    fc.assert(
      fc.property(anySettings(type), (settings) => {
        const valid = type.settings.normalise(settings);
        expect(type.settings.normalise(valid)).toEqual(valid);
        expect(JSON.parse(JSON.stringify(ownOf(type, valid)))).toEqual(ownOf(type, valid));
        expect(othersOf(type, valid)).toEqual(othersOf(type, settings));
      }),
    );
  });

  it('edits settings into valid ones, and changes nothing without changes', () => {
    fc.assert(
      fc.property(anySettings(type), anySettings(type), (before, changes) => {
        const settings = type.settings.normalise(before);
        const edited = type.settings.edit(settings, changes);
        expect(type.settings.normalise(edited)).toEqual(edited);
        expect(type.settings.edit(settings, {})).toEqual(settings);
        expect(othersOf(type, edited)).toEqual(othersOf(type, settings));
      }),
    );
  });

  it('has a text for the name of every setting that is a text', () => {
    for (const { labelKey } of Object.values(type.settings.texts))
      expect(Object.keys(type.texts)).toContain(labelKey);
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

  it('takes linear time with any text', () => {
    const one = aField(name, { options: someOptions('a', 'b') });
    const slowest = slowestHostileMs((text) => {
      const answer = type.normalise(one, text);
      type.check(one, answer);
      for (const part of ['', ...type.parts]) type.controlValue(one, answer, part, aLocale('fi'));
    });
    expect(slowest).toBeLessThan(maxHostileMs);
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

  it('displays nothing where there is no answer, as when the question was not asked', () => {
    fc.assert(
      fc.property(field, fc.constantFrom(...languageTags), (one, languageTag) => {
        expect(type.display(one, null, aLocale(languageTag))).toBe('');
      }),
    );
  });

  it('names the field in every problem, and gives a reason that visitors can read', () => {
    fc.assert(
      fc.property(field, anyInput, (one, input) => {
        for (const { path, params } of type.check(one, type.normalise(one, input))) {
          expect(path).toBe(one.guid);
          expect(isPageText(String(params?.['reason'] ?? ''))).toBe(true);
        }
      }),
    );
  });

  it('has findings about its settings that visitors do not get', () => {
    fc.assert(
      fc.property(anySettings(type), (settings) => {
        const findings = type.settings.check(type.settings.normalise(settings));
        expect(findings.filter((key) => isPageText(key))).toEqual([]);
      }),
    );
  });

  it('has texts in every bundled language, in its folder or in the language’s, with keys under its own name', () => {
    expect(type.labelKey).toBe(`fieldType.${name}.label`);
    expect(Object.keys(type.texts)).toContain(type.labelKey);
    const catalogue = withFieldTypeTexts(bundledCatalogue, [type]);
    for (const key of Object.keys(type.texts)) {
      expect(key).toMatch(new RegExp(`^fieldType\\.${name}\\.`));
      for (const [language, { texts }] of Object.entries(catalogue))
        expect(texts[key], `${key} in ${language}`).toBeTruthy();
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
        // Of all parts, also where the settings leave them out: a page that was opened before still sends them.
        const written = ['', ...type.parts].map((part) =>
          type.controlValue(one, answer, part, aLocale(languageTag)),
        );
        expect(type.normalise(one, written)).toEqual(answer);
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

function ownOf(type: FieldType, settings: FieldSettings): FieldSettings {
  return pick(settings, (name) => type.settings.names.includes(name));
}

function othersOf(type: FieldType, settings: FieldSettings): FieldSettings {
  return pick(settings, (name) => !type.settings.names.includes(name));
}

function pick(settings: FieldSettings, takes: (name: string) => boolean): FieldSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => takes(name)));
}
