import { dataTypes } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { shownValue } from './shown-value.ts';

const timeZone = 'Europe/Helsinki';
const english = createI18n({
  language: 'gb',
  languageTag: 'en',
  defaultLanguage: 'fi',
  timeZone,
  tags: { gb: 'en' },
  texts: { yes: 'Yes', no: 'No' },
});

it.each([
  ['yes and no', { dataType: dataTypes.boolean, typed: false, value: 'Ei' }, 'No'],
  ['a day', { dataType: dataTypes.date, typed: '2026-11-27', value: '27.11.2026' }, '27 November 2026'],
  [
    'a moment',
    { dataType: dataTypes.timestamp, typed: '2026-11-27 15:28', value: '27.11.2026 15:28' },
    '27 November 2026 at\u00a015:28',
  ],
])('%s of an object is in the reader’s language', (_what, property, shown) => {
  expect(shownValue({ ...property, masked: false }, english, timeZone)).toBe(shown);
});

it.each([
  ['a text', { dataType: dataTypes.text, typed: '2026-11-27', value: '2026-11-27', masked: false }],
  ['an item', { dataType: dataTypes.lookup, typed: 2, value: 'Hakemus', masked: false }],
  ['what is masked', { dataType: dataTypes.date, typed: '2026-11-27', value: '****', masked: true }],
])('%s of an object is shown as the vault shows it', (_what, property) => {
  expect(shownValue(property, english, timeZone)).toBe(property.value);
});
