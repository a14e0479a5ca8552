import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameContent } from '@form-portal/domain';
import { mergeEdits, type Json } from './merge-edits.ts';

const base = { siteName: 'Town', theme: { accent: '#111111', primary: '#222222' }, se: { send: 'Skicka' } };

describe('two people’s changes of one document', () => {
  it('are both kept when they are in different members, at any depth', () => {
    const mine = { ...base, siteName: 'City' };
    const theirs = { ...base, theme: { ...base.theme, accent: '#333333' } };

    expect(mergeEdits(base, mine, theirs)).toEqual({
      merged: { ...theirs, siteName: 'City' },
      clashes: [],
    });
  });

  it('clash when both changed the same member in different ways: mine is kept, and theirs is reported', () => {
    const { merged, clashes } = mergeEdits(
      base,
      { ...base, siteName: 'City' },
      { ...base, siteName: 'Village' },
    );

    expect(merged).toEqual({ ...base, siteName: 'City' });
    expect(clashes).toEqual([{ path: ['siteName'], mine: 'City', theirs: 'Village' }]);
  });

  it('do not clash when both made the same change', () => {
    const changed = { ...base, siteName: 'City' };
    expect(mergeEdits(base, changed, changed).clashes).toEqual([]);
  });

  it('keep a member that was added and leave out one that was removed', () => {
    const { se: _, ...without } = base;
    expect(mergeEdits(base, without, { ...base, ee: { send: 'Saada' } }).merged).toEqual({
      ...without,
      ee: { send: 'Saada' },
    });
  });

  it('clash when one removed what the other changed', () => {
    const { se: _, ...without } = base;
    const { clashes } = mergeEdits(base, without, { ...base, se: { send: 'Sänd' } });
    expect(clashes).toEqual([{ path: ['se'], mine: undefined, theirs: { send: 'Sänd' } }]);
  });

  it('are mine alone when the other changed nothing, and theirs alone when I changed nothing', () => {
    const document = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.string(), fc.dictionary(fc.constantFrom('d', 'e'), fc.string())),
    );
    fc.assert(
      fc.property(document, document, (before, after) => {
        const unprototyped = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
        const [one, other] = [unprototyped(before), unprototyped(after)];
        expect(sameContent(mergeEdits(one, other, one).merged, other)).toBe(true);
        expect(sameContent(mergeEdits(one, one, other).merged, other)).toBe(true);
        expect(mergeEdits(one, other, one).clashes).toEqual([]);
      }),
    );
  });
});
