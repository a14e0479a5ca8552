import { describe, expect, it } from 'vitest';
import { aForm } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { formLimits } from '../../form-limits.ts';
import type { FormCheck } from '../../form.ts';
import { textAt } from '../whole/form-texts.ts';
import { setText } from '../field/set-text.ts';
import { addCheck, removeCheck, setCheckField, setCheckKind } from './checks.ts';

const check = (name: string): FormCheck => ({
  guid: guidOf(name),
  must: { kind: 'person', identified: true },
  message: {},
  at: null,
  kind: 'error',
});
const form = aForm({});

describe('checks', () => {
  it('are added at the end, and the form is as before when the last one is removed', () => {
    const added = addCheck(addCheck(form, check('a')), check('b'));

    expect(added.checks).toEqual([check('a'), check('b')]);
    expect(removeCheck(added, guidOf('a')).checks).toEqual([check('b')]);
    expect(removeCheck(removeCheck(added, guidOf('a')), guidOf('b'))).toEqual(form);
  });

  it('are not added twice, beyond the limit or removed when unknown', () => {
    const one = addCheck(form, check('a'));
    const checks = Array.from({ length: formLimits.checks }, (_, index) => check(`#${String(index)}`));
    const full = { ...form, checks };

    expect(addCheck(one, check('a'))).toBe(one);
    expect(addCheck(full, check('a'))).toBe(full);
    expect(removeCheck(one, guidOf('z'))).toBe(one);
  });

  it('get a place for their message, a kind and a message', () => {
    const one = addCheck(form, check('a'));
    const message = { of: 'check', guid: guidOf('a'), part: 'message' } as const;

    expect(setCheckField(one, guidOf('a'), guidOf('f')).checks?.[0]?.at).toBe(guidOf('f'));
    expect(setCheckKind(one, guidOf('a'), 'stop').checks?.[0]?.kind).toBe('stop');
    expect(textAt(setText(one, message, 'gb', 'Too much'), message)).toEqual({ gb: 'Too much' });
    expect(setCheckField(one, guidOf('a'), null)).toBe(one);
    expect(setCheckKind(one, guidOf('a'), 'error')).toBe(one);
    expect(setText(one, message, 'gb', '')).toBe(one);
  });
});
