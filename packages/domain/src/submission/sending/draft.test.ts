import { describe, expect, it } from 'vitest';
import type { Answer } from '../../field-type/field-type.ts';
import type { Result } from '../../problems/result.ts';
import { aField } from '../../testing/builders.ts';
import { guidOf, guidSequence } from '../../testing/guids.ts';
import {
  addAttachment,
  addFields,
  draftAnswers,
  emptyDraft,
  isDraftDirty,
  removeAttachment,
  resetDraft,
  setClass,
  setGuid,
  setValue,
  setValues,
  startDraft,
  type Draft,
  type StartedDraft,
} from './draft.ts';

const text = aField('text', { property: 1001, dataType: 1 });
const number = aField('number');
const started = changed(
  addFields(changed(setClass(startDraft<string>(undefined, guidSequence()), 5)), [text, number]),
);

function changed(result: Result<Draft<string>>): StartedDraft<string> {
  if (!result.ok || result.value.state === 'empty') throw new Error('the change failed');
  return result.value;
}

function withFiles(...names: string[]): StartedDraft<string> {
  return names.reduce((draft, name) => changed(addAttachment(draft, { name, content: '' })), started);
}

describe('startDraft', () => {
  it('takes the form’s class and its fields, without values', () => {
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

  it('keeps a given GUID and generates one otherwise', () => {
    expect(startDraft(guidOf('mine'), guidSequence()).guid).toBe(guidOf('mine'));
    expect(started.guid).toBe(guidOf('#1'));
  });
});

describe('changing a draft', () => {
  it('stores values by field and leaves the previous draft unchanged', () => {
    const draft = changed(setValue(started, text.guid, 'x'));

    expect(draftAnswers(draft)).toEqual({ [text.guid]: 'x' });
    expect(draftAnswers(started)).toEqual({});
    expect(setValue(started, guidOf('z'), 'x')).toEqual({ ok: true, value: started });
  });

  it('replaces all values at once', () => {
    const draft = changed(setValue(started, text.guid, 'x'));

    expect(draftAnswers(changed(setValues(draft, { [number.guid]: 2, [guidOf('z')]: 'x' })))).toEqual({
      [number.guid]: 2,
    });
  });

  it('sets the class', () => {
    expect(changed(setClass(started, 6)).class).toBe(6);
    expect(changed(setClass(started, null)).class).toBeNull();
  });

  it('becomes another submission by another GUID, with the same content', () => {
    const draft = changed(setValue(withFiles('a.pdf'), text.guid, 'x'));

    expect(changed(setGuid(draft, guidOf('other')))).toEqual({ ...draft, guid: guidOf('other') });
  });

  it('adds fields, ignoring those it already has', () => {
    const draft = changed(setValue(started, text.guid, 'x'));
    const more = changed(addFields(draft, [text, aField('date')]));

    expect(more.fields.map(({ guid }) => guid)).toEqual([text.guid, number.guid, aField('date').guid]);
    expect(draftAnswers(more)).toEqual({ [text.guid]: 'x' });
  });

  it('adds files under unique names and removes them by name', () => {
    const draft = withFiles('a.pdf', 'a.pdf', 'b.pdf');

    expect(draft.attachments.map(({ name }) => name)).toEqual(['a.pdf', 'a (2).pdf', 'b.pdf']);
    expect(changed(removeAttachment(draft, 'a.pdf')).attachments.map(({ name }) => name)).toEqual([
      'a (2).pdf',
      'b.pdf',
    ]);
    expect(changed(removeAttachment(draft, 'c.pdf'))).toEqual(draft);
  });

  it('adds a file at a position, under the name that will be stored', () => {
    const draft = changed(
      addAttachment(withFiles('a.pdf', 'b.pdf'), { name: 'C:\\plans\\plan?.pdf', content: '' }, 1),
    );

    expect(draft.attachments.map(({ name }) => name)).toEqual(['a.pdf', 'plan_.pdf', 'b.pdf']);
  });

  it('clears everything on reset', () => {
    expect(resetDraft()).toEqual(emptyDraft);
    expect(draftAnswers(resetDraft())).toEqual({});
  });

  it.each<[string, (draft: Draft<string>) => Result<Draft<string>>]>([
    ['a value', (draft) => setValue(draft, text.guid, 'x')],
    ['all values', (draft) => setValues(draft, {})],
    ['the GUID', (draft) => setGuid(draft, guidOf('x'))],
    ['the class', (draft) => setClass(draft, 1)],
    ['fields', (draft) => addFields(draft, [text])],
    ['a file', (draft) => addAttachment(draft, { name: 'a.pdf', content: '' })],
    ['files, by removing one', (draft) => removeAttachment(draft, 'a.pdf')],
  ])('without initialisation fails with an error: %s', (_name, change) => {
    expect(change(emptyDraft)).toEqual({ ok: false, problems: [{ code: 'submission.not-initialised' }] });
  });
});

describe('isDraftDirty', () => {
  it.each<[Answer, boolean]>([
    [null, false],
    ['', false],
    [false, false],
    [[], false],
    ['x', true],
    [0, true],
    [true, true],
    [[1], true],
  ])('for the value %o is %o', (value, isDirty) => {
    expect(isDraftDirty(changed(setValue(started, text.guid, value)))).toBe(isDirty);
  });

  it('is false for an empty draft, for a new one, and for one with only files', () => {
    expect(isDraftDirty(emptyDraft)).toBe(false);
    expect(isDraftDirty(started)).toBe(false);
    expect(isDraftDirty(withFiles('a.pdf'))).toBe(false);
  });

  it('is false again when the value is cleared', () => {
    const draft = changed(setValue(started, text.guid, 'x'));

    expect(isDraftDirty(changed(setValue(draft, text.guid, '')))).toBe(false);
  });
});
