import { expect, it } from 'vitest';
import { withSameParts } from './same-parts.ts';

it('keeps what is equal, member by member and as a whole', () => {
  const before = { asked: ['a', 'b'], rows: [['g', 2]], computed: { c: 1 } };

  expect(withSameParts(before, structuredClone(before))).toBe(before);
  const after = withSameParts(before, { ...structuredClone(before), computed: { c: 2 } });
  expect(after).toEqual({ ...before, computed: { c: 2 } });
  expect(after.asked).toBe(before.asked);
  expect(after.rows).toBe(before.rows);
});

it('takes everything when there was nothing before', () => {
  const after = { asked: ['a'] };

  expect(withSameParts(null, after)).toBe(after);
});

it('drops what is no longer there', () => {
  const before: { readonly asked: readonly string[]; readonly stops?: readonly string[] } = {
    asked: ['a'],
    stops: ['s'],
  };

  const after = withSameParts(before, { asked: ['a'] });
  expect(after).toEqual({ asked: ['a'] });
  expect(after.asked).toBe(before.asked);
});
