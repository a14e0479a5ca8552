import { drawn, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { nothingSelected, isSameSelection, selectionOf, selectionAfter } from './selection.ts';

const of = (notation: string) => drawn(notation).form;
const settled = (name: string, before: string, after: string): string => {
  const selection = selectionAfter(selectionOf(of(before), guidOf(name)), of(before), of(after));
  return selection.kind === 'nothing' ? '-' : `${selection.kind} ${selection.guid.slice(-2)}`;
};
const field = (name: string): string => `field ${guidOf(name).slice(-2)}`;
const group = (name: string): string => `group ${guidOf(name).slice(-2)}`;

describe('a selection after an edit', () => {
  it.each([
    ['b', 'a b c', 'a b c', field('b'), 'stays on what is there'],
    ['b', 'a b c', 'c b', field('b'), 'follows what moved'],
    ['b', 'a b c d', 'a c d', field('c'), 'goes to the next'],
    ['b', 'a b c d', 'a d', field('d'), 'goes to the next that is left'],
    ['c', 'a b c', 'a', field('a'), 'else to the one before'],
    ['b', 'G(b) c', 'G() c', group('G'), 'else to the group'],
    ['b', 'G(b) c', 'c', field('c'), 'else to what is next to the group'],
    ['G', 'G(b) H(c)', 'H(c)', group('H'), 'goes from group to group'],
    ['a', 'a', '', '-', 'is of nothing when nothing is left'],
  ])('of %s from %o to %o is %s: it %s', (name, before, after, result) => {
    expect(settled(name, before, after)).toBe(result);
  });

  it('stays empty when nothing was selected', () => {
    expect(selectionAfter(nothingSelected, of('a'), of('b'))).toBe(nothingSelected);
  });
});

describe('two selections', () => {
  it('are equal when they are of the same element, or both empty', () => {
    const [a, b] = ['a', 'b'].map((name) => selectionOf(of('a b'), guidOf(name)));

    expect(isSameSelection(a!, { ...a! })).toBe(true);
    expect(isSameSelection(a!, b!)).toBe(false);
    expect(isSameSelection(a!, nothingSelected)).toBe(false);
    expect(isSameSelection(nothingSelected, { kind: 'nothing' })).toBe(true);
  });
});
