import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { longtext } from './longtext.ts';

const field = aField('longtext');

describe('A long text', () => {
  it.each(['one\r\ntwo', 'one\rtwo', 'one\u2028two', 'one\u000btwo', '\n one\ntwo \n'])(
    'keeps its lines, whatever the line ends: %j',
    (typed) => {
      expect(longtext.normalise(field, typed)).toBe('one\ntwo');
    },
  );

  it('holds at most 5000 characters, counting CRLF as one', () => {
    const typed = `${'x'.repeat(2499)}\r\n${'y'.repeat(2500)}`;

    expect(longtext.check(field, longtext.normalise(field, typed))).toEqual([]);
    expect(longtext.check(field, longtext.normalise(field, `${typed}z`))).toMatchObject([
      { code: 'answer.text-too-long', params: { max: 5000, n: 5001 } },
    ]);
  });

  it('is offered text properties of several lines', () => {
    expect(longtext.offeredDataTypes).toEqual([dataTypes.multiLineText]);
  });
});
