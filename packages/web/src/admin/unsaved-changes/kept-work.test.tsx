import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptWork } from './kept-work.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['browser', 'tab'] as const)('work kept in the %s', (area) => {
  it('is found under its key until it is forgotten', () => {
    const place = keptWork(area, 'one');
    expect(place.keep({ name: 'Changed' })).toBe(true);

    expect([place.find(), keptWork(area, 'other').find()]).toEqual([{ name: 'Changed' }, undefined]);
    place.forget();
    expect(place.find()).toBeUndefined();
  });

  it('is none where something else was written', () => {
    (area === 'browser' ? localStorage : sessionStorage).setItem('one', '{');
    expect(keptWork(area, 'one').find()).toBeUndefined();
  });

  it('is none where the browser has no room or refuses storage', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keptWork(area, 'one').keep({})).toBe(false);
    full.mockRestore();
  });
});
