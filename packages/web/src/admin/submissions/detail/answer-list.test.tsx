import { answerKey } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { SearchContext } from '../list/marked-text.tsx';
import { AnswerList, NotAsked } from './answer-list.tsx';
import type { ReactNode } from 'react';

const spoken = { language: 'gb', languageTag: 'en', defaultLanguage: 'gb', timeZone: 'Europe/Helsinki' };
const texts = {
  'admin.submissions.verified': 'Verified',
  'admin.submissions.notAnswered': 'No answer',
  show: 'Show',
  'admin.submissions.computed': 'computed',
  'admin.submissions.notAsked': 'Not asked ({n})',
  'admin.submissions.inRow': '{question} (row {n})',
};

function show(children: ReactNode): void {
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={createI18n({ ...spoken, texts, tags: { gb: 'en' } })}>{children}</I18nContext>
    </QueryClientProvider>,
  );
}

it('answers that identification gave are marked, those with a hidden code too', () => {
  const answer = (name: string, value: string, kind: 'verified' | 'masked' | 'typed' | 'both') => ({
    key: guidOf(name.slice(0, 6)),
    name: { gb: name },
    value,
    verified: kind === 'verified' || kind === 'both',
    masked: kind === 'masked' || kind === 'both',
    computed: false,
  });
  const answers = [
    answer('Name', 'Nordea', 'verified'),
    answer('Code', '210281-****', 'both'),
    answer('Other', '131052-****', 'masked'),
    answer('Phone', '040', 'typed'),
    answer('Street', '', 'typed'),
  ];
  show(
    <AnswerList submission={{ guid: guidOf('sent'), sections: [{ heading: null, level: 1, answers }] }} />,
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

it('answers mark the words that the list is searched for, and say which the form computed', () => {
  const answer = { key: guidOf('club'), name: { gb: 'Club' }, verified: false, masked: false };
  const answers = [
    { ...answer, value: 'Kuusilahden Soutajat ry', computed: false },
    { ...answer, key: guidOf('grant'), value: '120', computed: true },
  ];
  show(
    <SearchContext value="soutaj kuusi">
      <AnswerList submission={{ guid: guidOf('sent'), sections: [{ heading: null, level: 1, answers }] }} />
    </SearchContext>,
  );

  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Kuusi',
    'Soutaj',
  ]);
  const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent.trim());
  expect(shown).toEqual(['Kuusilahden Soutajat ry', '120 computed']);
});

it('answers are listed under the headings of their pages and rows', () => {
  const row = (n: number) => ({
    key: answerKey(guidOf('sum'), n),
    name: { gb: 'Sum' },
    value: `${n * 10}`,
    verified: false,
    computed: false,
    masked: false,
  });
  const sections = [
    { heading: { gb: 'Budget' }, level: 1, answers: [] },
    { heading: { gb: 'Grant 1' }, level: 2, answers: [row(1)] },
    { heading: { gb: 'Grant 2' }, level: 2, answers: [row(2)] },
  ] as const;
  show(<AnswerList submission={{ guid: guidOf('sent'), sections }} />);

  expect(
    [...document.querySelectorAll('h4, h5, dd')].map((one) => [one.localName, one.textContent.trim()]),
  ).toEqual([
    ['h4', 'Budget'],
    ['h5', 'Grant 1'],
    ['dd', '10'],
    ['h5', 'Grant 2'],
    ['dd', '20'],
  ]);
});

it('questions that were not asked are folded under their number, and the part is absent when all were', () => {
  const notAsked = [
    { name: { gb: 'Register number' }, row: null },
    { name: { gb: 'Reason' }, row: 2 },
  ];
  show(
    <>
      <NotAsked submission={{ notAsked }} />
      <NotAsked submission={{ notAsked: [] }} />
    </>,
  );

  const folded = [...document.querySelectorAll('details')];
  expect(folded.map(({ open, textContent }) => [open, textContent])).toEqual([
    [false, 'Not asked (2)Register numberReason (row 2)'],
  ]);
});
