import { describe, expect, it } from 'vitest';
import type { Group } from '../../form/form.ts';
import { aField, aForm, aGroup, someOptions } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { englishLocale, testFieldTypes } from '../../testing/test-field-types.ts';
import { answerKey } from './answer-key.ts';
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
        level: 1,
        answers: [{ key: text.guid, question: 'Name', answer: 'Maija', required: true, hidden: false }],
      },
      {
        heading: 'G',
        level: 1,
        answers: [
          { key: select.guid, question: 'Alue', answer: 'South, North', required: false, hidden: false },
          { key: number.guid, question: 'Count', answer: '', required: false, hidden: false },
        ],
      },
    ]);
  });

  it('leaves out questions that were not asked and, for visitors, values computed for staff', () => {
    const hidden = aField('number', { guid: guidOf('h'), formula: '1', shown: false });
    const withHidden = {
      ...form,
      fields: [...form.fields, hidden],
      groups: [aGroup('G', [select, number, hidden])],
    };
    const logic = { asked: [text.guid, hidden.guid], predefined: [], today: '2027-01-31' };
    const shown = displayAnswers(withHidden, { answers: {}, logic }, forVisitors);

    expect(shown.flatMap(({ answers }) => answers.map(({ key }) => key))).toEqual([text.guid]);

    const forStaff = displayAnswers(withHidden, { answers: {}, logic }, { ...forVisitors, reader: 'staff' });
    expect(forStaff.flatMap(({ answers }) => answers)).toMatchObject([
      { key: text.guid, hidden: false },
      { key: hidden.guid, hidden: true },
    ]);
  });

  it('shows each row of a repeatable group as a section of its own, and pages as headings above their sections', () => {
    const [first, last] = ['first', 'last'].map((name) => ({ guid: guidOf(name), name: { gb: name } }));
    const rows: Group = { ...group, repeat: { min: 0, max: 3, rowName: { gb: 'Grant' } } };
    const paged = aForm({
      fields: [text, select, number],
      groups: [rows],
      pages: [first!, { guid: guidOf('empty'), name: { gb: 'Never asked' } }, last!],
      layout: [
        { kind: 'field', guid: text.guid, page: first!.guid },
        { kind: 'group', guid: rows.guid, page: last!.guid },
      ],
    });
    const second = answerKey(number.guid, 2);
    const logic = { asked: [text.guid, number.guid, second], predefined: [], today: '2027-01-31' };
    const answers = { [text.guid]: 'Maija', [number.guid]: 1, [second]: 2 };

    const shown = displayAnswers(paged, { answers, logic }, forVisitors);

    expect(
      shown.map((part) => [part.level, part.heading, ...part.answers.map(({ answer }) => answer)]),
    ).toEqual([
      [1, 'first', 'Maija'],
      [1, 'last'],
      [2, 'Grant 1', '1'],
      [2, 'Grant 2', '2'],
    ]);
  });

  it('shows no row of a repeatable group to which none was added', () => {
    const rows = { ...form, groups: [{ ...group, repeat: { min: 0, max: 3 } }] };
    const logic = { asked: [text.guid], predefined: [], today: '2027-01-31' };

    expect(displayAnswers(rows, { answers: {}, logic }, forVisitors)).toMatchObject([{ heading: null }]);
  });

  it('shows an option that no longer exists', () => {
    const [, part] = displayAnswers(form, { answers: { [select.guid]: [9] }, logic: null }, forVisitors);

    expect(part?.answers[0]?.answer).toBe('9');
  });
});
