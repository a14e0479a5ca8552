import { describe, expect, it } from 'vitest';
import type { Catalogue } from '@form-portal/domain';
import { listedKeys, missingKeys, outdatedOf, textKeysOf, type Show } from './text-list.ts';

const catalogue: Catalogue = {
  gb: {
    name: 'English',
    translationId: 3,
    texts: { 'admin.myForms': 'My Forms', send: 'Send', back: 'Back' },
  },
  se: { name: 'Svenska', translationId: 2, texts: { send: 'Skicka', back: '' } },
};
const swedish = { catalogue, code: 'se', outdated: { send: 'Submit' } };

describe('the texts of a language', () => {
  it('are listed with those of visitors’ pages first', () => {
    expect(textKeysOf(catalogue)).toEqual(['send', 'back', 'admin.myForms']);
  });

  it('are missing when they are empty or a new version brought them', () => {
    expect(missingKeys(catalogue, 'se')).toEqual(['back', 'admin.myForms']);
    expect(missingKeys(catalogue, 'gb')).toEqual([]);
  });

  it.each<[Show, string, readonly string[]]>([
    ['all', '', ['send', 'back', 'admin.myForms']],
    ['missing', '', ['back', 'admin.myForms']],
    ['changed', '', ['send']],
    ['all', ' SKICKA ', ['send']],
    ['all', 'my forms', ['admin.myForms']],
    ['missing', 'admin.', ['admin.myForms']],
    ['missing', 'send', []],
  ])('are filtered: %s, “%s”', (show, search, keys) => {
    expect(listedKeys(swedish, { show, search })).toEqual(keys);
  });

  it('are no longer outdated once they are written anew on the page', () => {
    const outdated = { se: { send: 'Submit' } };
    const written = { ...catalogue, se: { name: 'Svenska', translationId: 2, texts: { send: 'Skicka in' } } };

    expect(outdatedOf(outdated, catalogue, swedish)).toEqual({ send: 'Submit' });
    expect(outdatedOf(outdated, catalogue, { catalogue: written, code: 'se' })).toEqual({});
  });

  it('stay outdated when their language gets another code on the page', () => {
    const { se, ...others } = catalogue;
    const rekeyed = { catalogue: { ...others, ...(se !== undefined && { ax: se }) }, code: 'ax' };

    expect(outdatedOf({ se: { send: 'Submit' } }, catalogue, rekeyed)).toEqual({ send: 'Submit' });
  });
});
