import { describe, expect, it } from 'vitest';
import { aField } from '../../testing/a-field.ts';
import { readTextLine, textLineProblems } from './text-line-rules.ts';
import { shownTextLine } from './text-line.ts';

/** A field of another type than text, which has a setting of the same name. */
const field = aField('longtext', { settings: { format: 'hetu' } });

describe('A line of text', () => {
  it('has the format that its type says, whatever the settings of the field', () => {
    expect(readTextLine('email', ' aino@Kuopio.FI ')).toBe('aino@kuopio.fi');
    expect(textLineProblems('email', field, 'aino@kuopio.fi')).toEqual([]);
    expect(textLineProblems('email', field, 'aino')).toMatchObject([
      { code: 'answer.refused', path: field.guid, params: { reason: 'fieldType.text.refused.email' } },
    ]);
    expect(shownTextLine('iban', 'FI2112345600000785')).toBe('FI21 1234 5600 0007 85');
  });

  it('is any text without a format', () => {
    expect(readTextLine(undefined, ' aino ')).toBe('aino');
    expect(textLineProblems(undefined, field, 'aino')).toEqual([]);
    expect(shownTextLine(undefined, 'FI2112345600000785')).toBe('FI2112345600000785');
  });
});
