import { describe, expect, it } from 'vitest';
import { createKeyedListeners } from './keyed-listeners.ts';

describe('listeners of one key alone', () => {
  it('are called with their key and no other, until they are taken away', () => {
    const called: string[] = [];
    const { add, call } = createKeyedListeners();
    const takeAway = add('a', () => called.push('first of a'));
    add('a', () => called.push('second of a'));
    add('b', () => called.push('of b'));

    call(['a', 'c']);
    takeAway();
    call(['a', 'b']);

    expect(called).toEqual(['first of a', 'second of a', 'second of a', 'of b']);
  });

  it('may be added and taken away while they are called', () => {
    const called: string[] = [];
    const { add, call } = createKeyedListeners();
    const takeAway = add('a', () => {
      called.push('once');
      takeAway();
      add('a', () => called.push('later'));
    });

    call(['a']);
    call(['a']);

    expect(called).toEqual(['once', 'later']);
  });
});
