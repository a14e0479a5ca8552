import type { Catalogue } from '@form-portal/domain';
import { aSettings } from '@form-portal/domain/testing';
import { defaultLimits } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { pageContext, type PageReaders } from './page-context.ts';

const catalogue: Catalogue = {
  gb: { name: 'English', translationId: -1, texts: { send: 'Send', 'admin.myForms': 'My Forms' } },
  fi: { name: 'Suomi', translationId: -1, texts: {} },
  ee: { name: 'Eesti', translationId: -1, shownToVisitors: false, texts: {} },
};

function contextFor(readers: PageReaders) {
  return pageContext({
    catalogue,
    readers,
    settings: aSettings({ defaultLanguage: 'fi' }),
    language: 'fi',
    user: null,
    owner: '',
    path: '/',
    backTo: null,
    version: '1',
    today: '2026-11-27',
    year: 2026,
    timeZone: 'Europe/Helsinki',
    limits: defaultLimits,
  });
}

it('the texts of a page are marked with their language where they fall back', () => {
  const { texts, textLanguages } = contextFor('visitors');

  expect([texts, textLanguages]).toEqual([{ send: 'Send' }, { send: 'gb' }]);
});

describe('the languages of a page', () => {
  it('are those shown to visitors, with the tags of the others for texts of forms', () => {
    const { languages, hiddenLanguageTags } = contextFor('visitors');

    expect([languages.map(({ code }) => code), hiddenLanguageTags]).toEqual([['gb', 'fi'], { ee: 'et' }]);
  });

  it('are all of them for administrators', () => {
    const { languages, hiddenLanguageTags } = contextFor('administrators');

    expect([languages.map(({ code }) => code), hiddenLanguageTags]).toEqual([['gb', 'fi', 'ee'], undefined]);
  });
});
