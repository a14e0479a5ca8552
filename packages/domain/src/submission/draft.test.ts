import { describe, expect, it } from 'vitest';
import type { Answer } from '../field-type.ts';
import { aField, aForm } from '../testing/builders.ts';
import { guidOf, guidSequence } from '../testing/guids.ts';
import type { Result } from '../result.ts';
import {
  addAttachment,
  addFields,
  draftAnswers,
  emptyDraft,
  isDirty,
  removeAttachment,
  resetDraft,
  setClass,
  setValue,
  startDraft,
  type Draft,
  type StartedDraft,
} from './draft.ts';

const text = aField('text', { property: 1001, dataType: 1 });
const number = aField('number');
const form = aForm({ class: 5, fields: [text, number] });
const started: StartedDraft<string> = startDraft({ form }, guidSequence());

function changed(result: Result<Draft<string>>): StartedDraft<string> {
  if (!result.ok || result.value.state === 'empty') throw new Error('not changed');
  return result.value;
}

function withFiles(...names: string[]): StartedDraft<string> {
  return names.reduce((draft, name) => changed(addAttachment(draft, { name, content: '' })), started);
}

describe('startDraft', () => {
  it('takes the form’s fields, without values, and its class', () => {
    expect(started).toEqual({
      state: 'started',
      guid: guidOf('#1'),
      class: 5,
      fields: [
        { guid: text.guid, property: 1001, dataType: 1, value: null },
        { guid: number.guid, property: -1, dataType: 0, value: null },
      ],
      attachments: [],
    });
  });

  it('keeps a GUID it is given, and makes one only when it is missing', () => {
    expect(startDraft({ form, guid: guidOf('mine') }, guidSequence()).guid).toBe(guidOf('mine'));
    expect(started.guid).toBe(guidOf('#1'));
  });
});

describe('changing a draft', () => {
  it('keeps values by field, and the draft before as it was', () => {
    const draft = changed(setValue(started, text.guid, 'x'));

    expect(draftAnswers(draft)).toEqual({ [text.guid]: 'x' });
    expect(draftAnswers(started)).toEqual({});
    expect(setValue(started, guidOf('z'), 'x')).toEqual({ ok: true, value: started });
  });

  it('sets the class', () => {
    expect(changed(setClass(started, 6)).class).toBe(6);
  });

  it('adds fields, those it has already only once', () => {
    const draft = changed(setValue(started, text.guid, 'x'));
    const more = changed(addFields(draft, [text, aField('date')]));

    expect(more.fields.map(({ guid }) => guid)).toEqual([text.guid, number.guid, aField('date').guid]);
    expect(draftAnswers(more)).toEqual({ [text.guid]: 'x' });
  });

  it('adds files under names of their own and removes them by name', () => {
    const draft = withFiles('a.pdf', 'a.pdf', 'b.pdf');

    expect(draft.attachments.map(({ name }) => name)).toEqual(['a.pdf', 'a (2).pdf', 'b.pdf']);
    expect(changed(removeAttachment(draft, 'a.pdf')).attachments.map(({ name }) => name)).toEqual([
      'a (2).pdf',
      'b.pdf',
    ]);
    expect(changed(removeAttachment(draft, 'c.pdf'))).toEqual(draft);
  });

  it('forgets everything when it is reset', () => {
    expect(resetDraft()).toEqual(emptyDraft);
    expect(draftAnswers(resetDraft())).toEqual({});
  });

  it.each<[string, (draft: Draft<string>) => Result<Draft<string>>]>([
    ['a value', (draft) => setValue(draft, text.guid, 'x')],
    ['the class', (draft) => setClass(draft, 1)],
    ['fields', (draft) => addFields(draft, [text])],
    ['a file', (draft) => addAttachment(draft, { name: 'a.pdf', content: '' })],
    ['files, by removing one', (draft) => removeAttachment(draft, 'a.pdf')],
  ])('that is not initialised is an error: %s', (_name, change) => {
    expect(change(emptyDraft)).toEqual({ ok: false, problems: [{ code: 'submission.not-initialised' }] });
  });
});

describe('isDirty', () => {
  it.each<[Answer, boolean]>([
    [null, false],
    ['', false],
    [false, false],
    [[], false],
    ['x', true],
    [0, true],
    [true, true],
    [[1], true],
  ])('for the value %o: %o', (value, dirty) => {
    expect(isDirty(changed(setValue(started, text.guid, value)))).toBe(dirty);
  });

  it('is false for an empty draft, for a fresh one, and for files alone', () => {
    expect(isDirty(emptyDraft)).toBe(false);
    expect(isDirty(started)).toBe(false);
    expect(isDirty(withFiles('a.pdf'))).toBe(false);
  });

  it('is false again once the value is taken back', () => {
    const draft = changed(setValue(started, text.guid, 'x'));

    expect(isDirty(changed(setValue(draft, text.guid, '')))).toBe(false);
  });
});
