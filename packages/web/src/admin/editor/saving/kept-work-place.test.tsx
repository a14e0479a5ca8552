import { aField, aForm } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editorOf } from '../model/testing/editor-notation.ts';
import { findKeptWork, forget, keep } from './kept-work-place.ts';

const stored = aForm({ fields: [aField('text')], revision: 3 });
const changed = { ...stored, name: { gb: 'Changed' } };

beforeEach(() => localStorage.clear());

describe('work that the browser keeps (design 3.4)', () => {
  it('is found again for its form alone, until it is forgotten', () => {
    expect(keep(editorOf(changed, { baseline: stored }))).toBe(true);

    expect(findKeptWork(stored, 'gb')?.form).toEqual(changed);
    expect(findKeptWork(newForm(), 'gb')).toBeUndefined();
    forget(stored.guid);
    expect(findKeptWork(stored, 'gb')).toBeUndefined();
  });

  it('of a form that was never saved has a place of its own', () => {
    const blank = newForm();
    keep(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }));

    expect(findKeptWork(blank, 'gb')?.form.name).toEqual({ gb: 'New' });
    expect(findKeptWork(stored, 'gb')).toBeUndefined();
  });

  it('is none where the browser has no room or refuses storage', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keep(editorOf(changed, { baseline: stored }))).toBe(false);
    full.mockRestore();
  });
});
