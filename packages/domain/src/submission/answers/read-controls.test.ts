import { describe, expect, it } from 'vitest';
import { aField, aForm, someOptions } from '../../testing/builders.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { normaliseAnswers } from './answers.ts';
import { controlName } from './control-name.ts';
import { readControls } from './read-controls.ts';

const text = aField('text');
const moment = aField('datetime');
const select = aField('select', { options: someOptions('one', 'two', 'three') });
const agreed = aField('boolean');
const form = aForm({ fields: [text, moment, select, agreed] });

function posted(...controls: [string, string][]) {
  const sent = new FormData();
  for (const [name, value] of controls) sent.append(name, value);
  return readControls(form, sent, testFieldTypes);
}

describe('controlName', () => {
  it('is the field’s GUID, with a suffix for an additional control', () => {
    expect(controlName(moment.guid)).toBe(moment.guid);
    expect(controlName(moment.guid, 'time')).toBe(`${moment.guid}.time`);
  });
});

describe('readControls', () => {
  it('returns the values of every field’s controls, none for unchecked ones', () => {
    const raw = posted([controlName(text.guid), ' a '], [select.guid, '1'], [select.guid, '3']);

    expect([...raw]).toEqual([
      [text.guid, [' a ']],
      [moment.guid, []],
      [select.guid, ['1', '3']],
      [agreed.guid, []],
    ]);
  });

  it.each([
    ['both parts', '2027-01-31', '08:30', ['2027-01-31', '08:30']],
    ['the date alone', '2027-01-31', '', ['2027-01-31', '']],
    ['the time alone', '', '08:30', ['', '08:30']],
    ['neither', ' ', '', []],
  ])('lists the texts of both controls: %s', (_name, date, time, raw) => {
    const read = posted([moment.guid, date], [controlName(moment.guid, 'time'), time]);

    expect(read.get(moment.guid)).toEqual(raw);
  });

  it('gives one text alone when the page has the main control and none of the others', () => {
    expect(posted([moment.guid, '2027-01-31']).get(moment.guid)).toEqual(['2027-01-31']);
    expect(posted([controlName(moment.guid, 'time'), '08:30']).get(moment.guid)).toEqual(['', '08:30']);
  });

  it('ignores files', () => {
    const sent = new FormData();
    sent.append(text.guid, new Blob(['x']), 'x.txt');

    expect(readControls(form, sent, testFieldTypes).get(text.guid)).toEqual([]);
  });

  it('gives the same answers as a post with script after normalisation', () => {
    const raw = posted([text.guid, 'a'], [select.guid, '1'], [select.guid, '3'], [agreed.guid, 'true']);
    const scripted = new Map<typeof text.guid, string | boolean>([
      [text.guid, 'a'],
      [select.guid, '1,3'],
      [agreed.guid, true],
    ]);

    expect(normaliseAnswers(form, raw, testFieldTypes)).toEqual(
      normaliseAnswers(form, scripted, testFieldTypes),
    );
  });
});
