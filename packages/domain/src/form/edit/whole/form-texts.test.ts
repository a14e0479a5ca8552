import { describe, expect, it } from 'vitest';
import { aField, aForm } from '../../../testing/builders.ts';
import { guidOf, nameOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import type { TextId } from '../../editor-location.ts';
import { setText } from '../field/set-text.ts';
import { formTexts, languageProgress, missingTexts, nextMissingText, textAt } from './form-texts.ts';

const spelled = (textId: TextId | undefined): string =>
  textId === undefined ? '-' : `${textId.of === 'form' ? 'form' : nameOf(textId.guid)}.${textId.part}`;
const label = (name: string): TextId => ({ of: 'field', guid: guidOf(name), part: 'label' });

// Name in gb and fi; labels and the group heading in gb.
const { form } = drawn('a G(b) c');

describe('the texts of a form', () => {
  it('are listed in page order', () => {
    expect(formTexts(form, testFieldTypes).map(({ textId }) => spelled(textId))).toEqual([
      'form.name',
      'form.description',
      'form.listDescription',
      'a.label',
      'a.description',
      'G.name',
      'G.description',
      'b.label',
      'b.description',
      'c.label',
      'c.description',
    ]);
  });

  it('include the messages of checks, which every language needs', () => {
    const message = { of: 'check', guid: guidOf('x'), part: 'message' } as const;
    const must = { kind: 'person', identified: true } as const;
    const check = { guid: guidOf('x'), must, message: {}, at: null, kind: 'error' } as const;
    const checked = { ...form, checks: [check] };

    expect(formTexts(checked, testFieldTypes).at(-1)).toEqual({ textId: message, text: {}, needed: true });
    expect(missingTexts(checked, 'gb', testFieldTypes)).toEqual([message]);
  });

  it('include the description of a group, which is left out again when no language has it', () => {
    const description = { of: 'group', guid: guidOf('G'), part: 'description' } as const;
    const described = setText(form, description, 'gb', 'About you');

    expect(textAt(described, description)).toEqual({ gb: 'About you' });
    expect(missingTexts(described, 'fi', testFieldTypes)).toContainEqual(description);
    expect(setText(described, description, 'gb', '')).toEqual(form);
  });

  it('include the description in the form list, which every language misses once one has it', () => {
    const listDescription = { of: 'form', part: 'listDescription' } as const;

    expect(missingTexts(form, 'fi', testFieldTypes)).not.toContainEqual(listDescription);
    const described = setText(form, listDescription, 'gb', 'For guests');
    expect(missingTexts(described, 'fi', testFieldTypes)).toContainEqual(listDescription);
  });

  it('are read by their id', () => {
    expect(formTexts(form, testFieldTypes).map(({ textId }) => textAt(form, textId))).toEqual(
      formTexts(form, testFieldTypes).map(({ text }) => text),
    );
    expect(textAt(form, label('z'))).toEqual({});
  });
});

describe('missing texts', () => {
  it('are those that another language has', () => {
    expect(missingTexts(form, 'gb', testFieldTypes)).toEqual([]);
    expect(missingTexts(form, 'fi', testFieldTypes).map(spelled)).toEqual([
      'a.label',
      'G.name',
      'b.label',
      'c.label',
    ]);
    expect(missingTexts(form, 'se', testFieldTypes).map(spelled)).toEqual([
      'form.name',
      'a.label',
      'G.name',
      'b.label',
      'c.label',
    ]);
  });

  it('include required labels that no language has, but not descriptions that no language has', () => {
    const bare = setText(form, label('a'), 'gb', '');

    expect(missingTexts(bare, 'gb', testFieldTypes).map(spelled)).toEqual(['a.label']);
  });

  it('include blank ones', () => {
    const described: TextId = { of: 'field', guid: guidOf('c'), part: 'description' };

    expect(missingTexts(setText(form, described, 'gb', ' '), 'gb', testFieldTypes)).toEqual([]);
    expect(missingTexts(setText(form, described, 'se', 'Hjälp'), 'gb', testFieldTypes).map(spelled)).toEqual([
      'c.description',
    ]);
  });

  it('are counted for each language', () => {
    expect(languageProgress(form, ['gb', 'fi', 'se'], testFieldTypes)).toEqual([
      { language: 'gb', written: 5, missing: 0 },
      { language: 'fi', written: 1, missing: 4 },
      { language: 'se', written: 0, missing: 5 },
    ]);
  });
});

describe('the next missing text', () => {
  it.each<[TextId | null, string]>([
    [null, 'a.label'],
    [label('a'), 'G.name'],
    [{ of: 'group', guid: guidOf('G'), part: 'name' }, 'b.label'],
    [{ of: 'field', guid: guidOf('b'), part: 'description' }, 'c.label'],
    [label('c'), 'a.label'],
    [label('z'), 'a.label'],
  ])('after %j is %s', (after, next) => {
    expect(spelled(nextMissingText(form, 'fi', after, testFieldTypes))).toBe(next);
  });

  it('is the same one again when it is the only one', () => {
    const nearly = ['a', 'b'].reduce((one, name) => setText(one, label(name), 'fi', name), form);
    const only = setText(nearly, { of: 'group', guid: guidOf('G'), part: 'name' }, 'fi', 'G');

    expect(spelled(nextMissingText(only, 'fi', label('c'), testFieldTypes))).toBe('c.label');
  });

  it('is undefined when nothing is missing', () => {
    expect(nextMissingText(form, 'gb', null, testFieldTypes)).toBeUndefined();
  });
});

describe('an own setting that is a text', () => {
  const rating = aField('rating', { settings: { unit: { gb: 'points' } } });
  const rated = aForm({ fields: [rating] });
  const unit: TextId = { of: 'setting', guid: rating.guid, part: 'unit' };

  it('is one of the texts of the form', () => {
    expect(formTexts(rated, testFieldTypes).map(({ textId }) => textId)).toContainEqual(unit);
    expect(missingTexts(rated, 'se', testFieldTypes)).toContainEqual(unit);
    expect(missingTexts(rated, 'gb', testFieldTypes)).not.toContainEqual(unit);
  });

  it('is read and written by its id', () => {
    const written = setText(rated, unit, 'se', 'poäng');

    expect(textAt(written, unit)).toEqual({ gb: 'points', se: 'poäng' });
    expect(setText(written, unit, 'se', 'poäng')).toBe(written);
    expect(setText(setText(written, unit, 'se', ''), unit, 'gb', '').fields[0]?.settings).toEqual({});
  });

  it('is empty when an imported form has something else there', () => {
    const odd = aForm({ fields: [{ ...rating, settings: { unit: 7 } }] });

    expect(textAt(odd, unit)).toEqual({});
    expect(textAt(setText(odd, unit, 'gb', 'points'), unit)).toEqual({ gb: 'points' });
  });
});
