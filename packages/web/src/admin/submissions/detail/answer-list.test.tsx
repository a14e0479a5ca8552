import { guidOf } from '@form-portal/domain/testing';
import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { AnswerList } from './answer-list.tsx';

const spoken = { language: 'gb', languageTag: 'en', defaultLanguage: 'gb', timeZone: 'Europe/Helsinki' };
const texts = {
  'admin.submissions.verified': 'Verified',
  'admin.submissions.notAnswered': 'No answer',
  show: 'Show',
};

it('answers that identification gave are marked, those with a hidden code too', () => {
  const answer = (name: string, value: string, kind: 'verified' | 'masked' | 'typed' | 'both') => ({
    field: guidOf(name.slice(0, 6)),
    name: { gb: name },
    value,
    verified: kind === 'verified' || kind === 'both',
    masked: kind === 'masked' || kind === 'both',
  });
  const answers = [
    answer('Name', 'Nordea', 'verified'),
    answer('Code', '210281-****', 'both'),
    answer('Other', '131052-****', 'masked'),
    answer('Phone', '040', 'typed'),
    answer('Street', '', 'typed'),
  ];
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={createI18n({ ...spoken, texts, tags: { gb: 'en' } })}>
        <AnswerList submission={{ guid: guidOf('sent'), answers }} />
      </I18nContext>
    </QueryClientProvider>,
  );
  const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent.trim());
  expect(shown.map((words) => words.replace(/ ?(Show|admin\..*)+$/, '').trim())).toEqual([
    'Nordea Verified',
    '210281-**** Verified',
    '131052-****',
    '040',
    'No answer',
  ]);
});
