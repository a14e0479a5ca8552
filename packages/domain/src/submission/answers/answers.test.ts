import { describe, expect, it } from 'vitest';
import { aField, aForm, someOptions } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import type { AnswerKey } from './answer-key.ts';
import { answerTo } from './answer-to.ts';
import { normaliseAnswers, type RawAnswer } from './answers.ts';

const text = aField('text');
const number = aField('number');
const boolean = aField('boolean');
const select = aField('select', { options: someOptions('one', 'two'), dataType: 10 });
const form = aForm({ fields: [text, number, boolean, select] });

function normalised(...raw: [typeof text, RawAnswer][]) {
  return normaliseAnswers(form, new Map(raw.map(([field, answer]) => [field.guid, answer])), testFieldTypes);
}

describe('normaliseAnswers', () => {
  it('converts each answer to the stored form of its field’s type', () => {
    const answers = normalised(
      [text, '  A\u0308iti '],
      [number, ['4,5']],
      [boolean, ['true']],
      [select, '2,1'],
    );

    expect(answers).toEqual({
      [text.guid]: 'Äiti',
      [number.guid]: 4.5,
      [boolean.guid]: true,
      [select.guid]: [2, 1],
    });
  });

  it('gives an untouched boolean the answer false and leaves out other unanswered fields', () => {
    expect(normalised()).toEqual({ [boolean.guid]: false });
    expect(normalised([text, '   '], [select, []])).toEqual({ [boolean.guid]: false });
  });

  it('keeps what a type cannot parse, for the check to refuse', () => {
    expect(normalised([number, 'many'])).toMatchObject({ [number.guid]: 'many' });
  });

  it('keeps a text that is too long for any answer as it is, for the check to refuse', () => {
    const [long, parts] = ['1'.repeat(20_001), ['1'.repeat(20_000), '2']];

    expect(normalised([number, long])).toMatchObject({ [number.guid]: long });
    expect(normalised([number, parts])).toMatchObject({ [number.guid]: parts.join(',') });
  });

  it('keeps the GUID of an unknown field, without its value', () => {
    const raw = new Map([[guidOf('x'), 'anything']]);

    expect(normaliseAnswers(aForm(), raw, testFieldTypes)).toEqual({ [guidOf('x')]: null });
  });
});

describe('answerTo', () => {
  it('returns null for a field without an answer', () => {
    expect(answerTo({ [text.guid]: 'x' }, text.guid)).toBe('x');
    expect(answerTo({}, text.guid)).toBeNull();
  });

  it('ignores the prototype of the record', () => {
    expect(answerTo({}, 'constructor' as AnswerKey)).toBeNull();
  });
});
