import { describe, expect, it } from 'vitest';
import { aForm, aStructure } from '../../../testing/builders.ts';
import { formLimits } from '../../form-limits.ts';
import type { Form } from '../../form.ts';
import { chooseClass } from './choose-class.ts';
import { chooseObjectType } from './choose-object-type.ts';
import { setPublishing } from './set-publishing.ts';
import { setCheckAnswers } from './set-check-answers.ts';
import { setSummaryPdf } from './set-summary-pdf.ts';
import { setTitleTemplate } from './set-title-template.ts';

const form = aForm({ objectType: 0, class: 5 });
const structure = aStructure();

describe('publishing', () => {
  it('changes the requested setting', () => {
    expect(setPublishing(form, { enabled: false })).toEqual({ ...form, enabled: false });
    expect(setPublishing(form, { showInFormPortal: false })).toEqual({ ...form, showInFormPortal: false });
  });

  it('changes nothing when it is the same already', () => {
    expect(setPublishing(form, { enabled: true, showInFormPortal: true })).toBe(form);
  });
});

describe('choosing an object type', () => {
  it.each<[string, Partial<Form>, number, Partial<Form>]>([
    ['takes its first class when the old one does not belong', {}, 101, { objectType: 101, class: 6 }],
    ['keeps a class that belongs', { objectType: 101 }, 0, { objectType: 0, class: 5 }],
    ['replaces a class that is gone when it is chosen again', { class: 77 }, 0, { class: 0 }],
    ['takes its first class when none was chosen', { class: null }, 101, { objectType: 101, class: 6 }],
  ])('%s', (_what, before, chosen, after) => {
    const start = { ...form, ...before };

    expect(chooseObjectType(start, chosen, structure)).toEqual({ ...start, ...after });
  });

  it('leaves the class empty when the type has none', () => {
    const bare = aStructure({ classes: [] });

    expect(chooseObjectType(form, 101, bare)).toEqual({ ...form, objectType: 101, class: null });
  });

  it.each([
    [0, 'is chosen already'],
    [9, 'is none that forms may choose'],
    [102, 'is not in the vault'],
  ])('changes nothing for %d, which %s', (chosen) => {
    expect(chooseObjectType(form, chosen, structure)).toBe(form);
  });
});

describe('choosing a class', () => {
  it('accepts a class of the object type', () => {
    expect(chooseClass(form, 0, structure)).toEqual({ ...form, class: 0 });
  });

  it.each([5, 6, 77])('changes nothing for %d: chosen already, of another type, or unknown', (id) => {
    expect(chooseClass(form, id, structure)).toBe(form);
  });
});

describe('the object title', () => {
  it.each([
    ['{form} {date}', '{form} {date}'],
    ['  ', null],
    ['', null],
    [null, null],
    ['x'.repeat(2000), 'x'.repeat(formLimits.title)],
    [`${'x'.repeat(formLimits.title - 1)}😀`, 'x'.repeat(formLimits.title - 1)],
  ])('written as %j is stored as %j', (typed, template) => {
    const before = { ...form, titleTemplate: 'before' };

    expect(setTitleTemplate(before, typed)).toEqual({ ...before, titleTemplate: template });
  });

  it('changes nothing when it is the same already', () => {
    expect(setTitleTemplate(form, '')).toBe(form);
  });
});

describe('checking answers before sending', () => {
  it('can be switched on and off', () => {
    const asking = setCheckAnswers(form, 'asked');

    expect(asking).toEqual({ ...form, checkAnswers: true });
    expect(setCheckAnswers(asking, 'left-out')).toEqual(form);
    expect(setCheckAnswers(form, 'left-out')).toBe(form);
  });
});

describe('the summary', () => {
  it('can be switched off and on', () => {
    const without = setSummaryPdf(form, 'left-out');

    expect(without).toEqual({ ...form, summaryPdf: false });
    expect(setSummaryPdf(without, 'attached')).toEqual(form);
    expect(setSummaryPdf(form, 'attached')).toBe(form);
  });
});
