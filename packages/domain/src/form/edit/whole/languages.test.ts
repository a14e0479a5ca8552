import { describe, expect, it } from 'vitest';
import { guidOf, nameOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { setText } from '../field/set-text.ts';
import type { TextPlace } from '../../form-place.ts';
import { formTexts, languageProgress, missingTexts, nextMissingText, textAt } from './languages.ts';

const spelled = (place: TextPlace | undefined): string =>
  place === undefined ? '-' : `${place.of === 'form' ? 'form' : nameOf(place.guid)}.${place.part}`;
const label = (name: string): TextPlace => ({ of: 'field', guid: guidOf(name), part: 'label' });

// Name in gb and fi; labels and the group heading in gb.
const { form } = drawn('a G(b) c');

describe('the texts of a form', () => {
  it('are listed in page order', () => {
    expect(formTexts(form).map(({ place }) => spelled(place))).toEqual([
      'form.name',
      'form.description',
      'a.label',
      'a.description',
      'G.name',
      'b.label',
      'b.description',
      'c.label',
      'c.description',
    ]);
  });

  it('are read by their place', () => {
    expect(formTexts(form).map(({ place }) => textAt(form, place))).toEqual(
      formTexts(form).map(({ text }) => text),
    );
    expect(textAt(form, label('z'))).toEqual({});
  });
});

describe('missing texts', () => {
  it('are those that another language has', () => {
    expect(missingTexts(form, 'gb')).toEqual([]);
    expect(missingTexts(form, 'fi').map(spelled)).toEqual(['a.label', 'G.name', 'b.label', 'c.label']);
    expect(missingTexts(form, 'se').map(spelled)).toEqual([
      'form.name',
      'a.label',
      'G.name',
      'b.label',
      'c.label',
    ]);
  });

  it('include required labels that no language has, but not descriptions that no language has', () => {
    const bare = setText(form, label('a'), 'gb', '');

    expect(missingTexts(bare, 'gb').map(spelled)).toEqual(['a.label']);
  });

  it('include blank ones', () => {
    const described: TextPlace = { of: 'field', guid: guidOf('c'), part: 'description' };

    expect(missingTexts(setText(form, described, 'gb', ' '), 'gb')).toEqual([]);
    expect(missingTexts(setText(form, described, 'se', 'Hjälp'), 'gb').map(spelled)).toEqual([
      'c.description',
    ]);
  });

  it('are counted for each language', () => {
    expect(languageProgress(form, ['gb', 'fi', 'se'])).toEqual([
      { language: 'gb', written: 5, missing: 0 },
      { language: 'fi', written: 1, missing: 4 },
      { language: 'se', written: 0, missing: 5 },
    ]);
  });
});

describe('the next missing text', () => {
  it.each<[TextPlace | null, string]>([
    [null, 'a.label'],
    [label('a'), 'G.name'],
    [{ of: 'group', guid: guidOf('G'), part: 'name' }, 'b.label'],
    [{ of: 'field', guid: guidOf('b'), part: 'description' }, 'c.label'],
    [label('c'), 'a.label'],
    [label('z'), 'a.label'],
  ])('after %j is %s', (after, next) => {
    expect(spelled(nextMissingText(form, 'fi', after))).toBe(next);
  });

  it('is the same one again when it is the only one', () => {
    const nearly = ['a', 'b'].reduce((one, name) => setText(one, label(name), 'fi', name), form);
    const only = setText(nearly, { of: 'group', guid: guidOf('G'), part: 'name' }, 'fi', 'G');

    expect(spelled(nextMissingText(only, 'fi', label('c')))).toBe('c.label');
  });

  it('is undefined when nothing is missing', () => {
    expect(nextMissingText(form, 'gb', null)).toBeUndefined();
  });
});
