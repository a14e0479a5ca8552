import { describe, expect, it } from 'vitest';
import { aField, aForm, aGroup, someOptions } from '../testing/builders.ts';
import { guidOf } from '../testing/guids.ts';
import { englishLocale, testFieldTypes } from '../testing/test-field-types.ts';
import { displayAnswers } from './display-answers.ts';

const text = aField('text', { label: { gb: 'Name', fi: 'Nimi' }, required: true });
const select = aField('select', { label: { fi: 'Alue' }, options: someOptions('North', 'South') });
const number = aField('number', { label: { gb: 'Count' } });
const group = aGroup('G', [select, number]);
const form = aForm({
  fields: [text, select, number],
  groups: [group, aGroup('H')],
  layout: [
    { kind: 'field', guid: text.guid },
    { kind: 'group', guid: group.guid },
    { kind: 'group', guid: aGroup('H').guid },
  ],
});

const forVisitors = { fieldTypes: testFieldTypes, locale: englishLocale, reader: 'visitor' } as const;

describe('displayAnswers', () => {
  it('lists every question of the form by section, with the answer formatted for display', () => {
    const shown = displayAnswers(
      form,
      { answers: { [text.guid]: 'Maija', [select.guid]: [2, 1] }, logic: null },
      forVisitors,
    );

    expect(shown).toEqual([
      {
        heading: null,
        answers: [{ guid: text.guid, question: 'Name', answer: 'Maija', required: true, hidden: false }],
      },
      {
        heading: 'G',
        answers: [
          { guid: select.guid, question: 'Alue', answer: 'South, North', required: false, hidden: false },
          { guid: number.guid, question: 'Count', answer: '', required: false, hidden: false },
        ],
      },
    ]);
  });

  it('leaves out questions that were not asked, and what is computed for staff where visitors read it', () => {
    const hidden = aField('number', { guid: guidOf('h'), formula: '1', shown: false });
    const withHidden = {
      ...form,
      fields: [...form.fields, hidden],
      groups: [aGroup('G', [select, number, hidden])],
    };
    const logic = { asked: [text.guid, hidden.guid], predefined: [], today: '2027-01-31' };
    const shown = displayAnswers(withHidden, { answers: {}, logic }, forVisitors);

    expect(shown.flatMap(({ answers }) => answers.map(({ guid }) => guid))).toEqual([text.guid]);

    const forStaff = displayAnswers(withHidden, { answers: {}, logic }, { ...forVisitors, reader: 'staff' });
    expect(forStaff.flatMap(({ answers }) => answers)).toMatchObject([
      { guid: text.guid, hidden: false },
      { guid: hidden.guid, hidden: true },
    ]);
  });

  it('shows an option that no longer exists', () => {
    const [, part] = displayAnswers(form, { answers: { [select.guid]: [9] }, logic: null }, forVisitors);

    expect(part?.answers[0]?.answer).toBe('9');
  });
});
