import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptWork } from './kept-work.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['browser', 'tab'] as const)('work kept in the %s', (area) => {
  it('is found under its key until it is forgotten', () => {
    const kept = keptWork(area, 'one');
    expect(kept.keep({ name: 'Changed' })).toBe(true);

    expect([kept.find(), keptWork(area, 'other').find()]).toEqual([{ name: 'Changed' }, undefined]);
    kept.forget();
    expect(kept.find()).toBeUndefined();
  });

  it('is absent when something else was written', () => {
    (area === 'browser' ? localStorage : sessionStorage).setItem('one', '{');
    expect(keptWork(area, 'one').find()).toBeUndefined();
  });

  it('is absent when storage is full or refused', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keptWork(area, 'one').keep({})).toBe(false);
    full.mockRestore();
  });
});
