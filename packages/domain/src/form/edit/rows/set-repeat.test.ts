import { describe, expect, it } from 'vitest';
import { guidOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { findField, findGroup } from '../../layout.ts';
import { setRequired } from '../field/set-required.ts';
import { setText } from '../field/set-text.ts';
import { setLinesProperty, setRepeats, setRowLimits } from './set-repeat.ts';

const { form } = drawn('a G(b)');
const group = guidOf('G');
const repeating = setRepeats(form, group, 'repeats');
const repeatOf = (of: typeof form) => findGroup(of, group)?.repeat;

describe('a repeatable group', () => {
  it('starts with one row and at most ten, and is as before when it no longer repeats', () => {
    expect(repeatOf(repeating)).toEqual({ min: 1, max: 10 });
    expect(setRepeats(repeating, group, 'once')).toEqual(form);
    expect(setRepeats(form, group, 'once')).toBe(form);
  });

  it.each([
    [{ min: 3 }, { min: 3, max: 10 }],
    [{ min: 20 }, { min: 20, max: 20 }],
    [{ min: -1 }, { min: 0, max: 10 }],
    [{ max: 0 }, { min: 1, max: 1 }],
    [{ max: 99 }, { min: 1, max: 50 }],
  ])('stores %o as %o, adjusting the other limit', (limits, expected) => {
    expect(repeatOf(setRowLimits(repeating, group, limits))).toEqual(expected);
  });

  it('has its fields required only when shown while it may have no rows', () => {
    const required = setRequired(repeating, guidOf('b'), 'required');
    const maybeEmpty = setRowLimits(required, group, { min: 0 });

    expect(findField(required, guidOf('b'))?.required).toBe(true);
    expect(findField(maybeEmpty, guidOf('b'))).toMatchObject({ required: false, requireWhen: 'shown' });
  });

  it('keeps its lines in one property or leaves them to its fields', () => {
    const lines = setLinesProperty(repeating, group, 1081);

    expect(repeatOf(lines)?.linesProperty).toBe(1081);
    expect(setLinesProperty(lines, group, null)).toEqual(repeating);
    expect(setLinesProperty(form, group, 1081)).toBe(form);
  });

  it('has a name for its rows and a text for adding them, which are left out when empty', () => {
    const named = setText(repeating, { of: 'group', guid: group, part: 'rowName' }, 'gb', 'Grant');

    expect(repeatOf(named)?.rowName).toEqual({ gb: 'Grant' });
    expect(setText(named, { of: 'group', guid: group, part: 'rowName' }, 'gb', '')).toEqual(repeating);
    expect(setText(form, { of: 'group', guid: group, part: 'addText' }, 'gb', 'Add')).toBe(form);
  });
});
