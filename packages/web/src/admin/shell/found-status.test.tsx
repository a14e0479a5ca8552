import { mount, one } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { FoundStatus } from './found-status.tsx';

const spoken = { language: 'gb', languageTag: 'en', defaultLanguage: 'gb', timeZone: 'Europe/Helsinki' };
const texts = {
  'admin.found.one': '{n} result',
  'admin.found.other': '{n} results',
  'admin.foundAtLeast': '{n} results or more',
};

it.each([
  ['a search that found some', { search: 'boat', found: 2 }, '2 results'],
  ['a search that found one', { search: 'boat', found: 1 }, '1 result'],
  [
    'a search that found more than are listed',
    { search: 'boat', found: 50, hasMore: true },
    '50 results or more',
  ],
  ['a search that found nothing', { search: 'boat', found: 0 }, 'Nothing was found.'],
  ['an empty list', { search: '', found: 0 }, 'Nothing was found.'],
  ['a list that is not searched', { search: ' ', found: 7 }, ''],
])('%s', (_what, props, announced) => {
  mount(
    <I18nContext value={createI18n({ ...spoken, texts, tags: { gb: 'en' } })}>
      <FoundStatus {...props} none="Nothing was found." />
    </I18nContext>,
  );

  expect(one('[role=status]').textContent).toBe(announced);
});
