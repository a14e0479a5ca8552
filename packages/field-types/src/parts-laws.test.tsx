import { controlName } from '@form-portal/domain';
import type { Field, FieldType } from '@form-portal/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from './index.ts';
import { storedLine } from './shared/input-text.ts';
import { aField, aLocale } from './testing/a-field.ts';
import { anyField, languageTags, typedInLine } from './testing/arbitrary-field.ts';
import { drawField, serverHtml } from './testing/draw-field.tsx';

const withParts = fieldTypes.all.filter(({ parts }) => parts.length > 0);

it('A date-time has several controls', () => {
  expect(withParts.map(({ name }) => name)).toContain('datetime');
});

/** What is typed into the main control and into the others. */
const refusedTexts = [
  ['a b', ''],
  ['', 'a b'],
  ['a b', 'c'],
  ['a', 'b c'],
] as const;

describe.each(withParts.map((type) => [type.name, type] as const))('The controls of %s', (name, type) => {
  const field = anyField(type);
  const samples = type.samples.map((sample) => aField(name, sample.field));

  it('are the main one or all, whatever the settings', () => {
    const all = ['', ...type.parts];
    fc.assert(
      fc.property(field, (one) => {
        expect([[''], all]).toContainEqual(drawnParts(type, one));
      }),
    );
  });

  it('keep what was typed into each of them when the answer is refused', () => {
    const typed = fc.tuple(...['', ...type.parts].map(() => typedInLine));
    fc.assert(
      fc.property(field, typed, fc.constantFrom(...languageTags), (one, all, languageTag) => {
        const parts = drawnParts(type, one);
        const texts = all.slice(0, parts.length);
        if (isAnswered(type, one, texts)) return;
        const shown = (typed: readonly string[]) =>
          parts.map((part) => type.controlValue(one, type.normalise(one, typed), part, aLocale(languageTag)));

        expect(shown(shown(texts))).toEqual(shown(texts));
        for (const [index, text] of texts.entries()) {
          const alone = shown(texts.map((other, at) => (at === index ? other : '')));
          expect([storedLine(text) ?? '', alone[index]]).toContain(shown(texts)[index]);
          expect(shown(texts)[index] === '').toBe(storedLine(text) === null);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('give a text of the main one, when the page has no other, the meaning of a text from elsewhere', () => {
    fc.assert(
      fc.property(field, typedInLine, (one, text) => {
        expect(type.normalise(one, [text])).toEqual(type.normalise(one, text));
      }),
    );
  });

  it.each(samples.flatMap((one) => refusedTexts.map((texts) => [texts, one] as const)))(
    'show %j again when that is refused, and each refers to the error',
    async (texts, one) => {
      const names = drawnParts(type, one).map((part) => controlName(one.guid, part));
      const typed = names.map((_name, index) => texts[index === 0 ? 0 : 1]);
      const answer = type.normalise(one, typed);
      if (isAnswered(type, one, typed)) return;

      const { form, control } = await drawField(one, {
        initial: answer,
        invalid: true,
        describedBy: 'error',
      });

      expect(names.map((name) => new FormData(form).getAll(name))).toEqual(typed.map((text) => [text]));
      expect(control.name, 'links to the error lead there').toBe(one.guid);
      for (const name of names)
        expect(form.querySelector(`[name="${name}"][aria-describedby~="error"]`), name).not.toBeNull();
    },
  );
});

/**
 * The parts of a field that have a control: the main one, named by an empty text, and those that its settings
 * leave in.
 */
function drawnParts(type: FieldType, field: Field): readonly string[] {
  const html = serverHtml(field);
  return ['', ...type.parts].filter((part) => html.includes(`name="${controlName(field.guid, part)}"`));
}

/** Whether the texts of several controls are no answer, or one that is accepted. */
function isAnswered(type: FieldType, field: Field, texts: readonly string[]): boolean {
  const answer = type.normalise(field, texts);
  return type.isEmpty(field, answer) || type.check(field, answer).length === 0;
}
