import { noVaultTranslations, type RefusedPart } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { catalogueQuery, structureQuery } from '../../api/queries.ts';
import { RefusedParts } from './refused-parts.tsx';

const ofClass = { id: 7, name: 'Hakemus' };

function sentences(refused: readonly RefusedPart[]): readonly string[] {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const catalogue = { ...bundledCatalogue, gb: { ...bundledCatalogue.gb, translationId: 3 } };
  client.setQueryData(catalogueQuery().queryKey, catalogue);
  client.setQueryData(structureQuery().queryKey, {
    ...noVaultTranslations,
    properties: [{ id: 1000, name: 'Puhelin', dataType: 1, valueList: null }],
    objectTypes: [],
    classes: [{ ...ofClass, objectType: 0, properties: [] }],
    languages: [
      { id: 1, name: 'suomi' },
      { id: 3, name: 'English' },
    ],
    elementNames: {
      properties: { 1000: { 3: 'Phone' } },
      classes: { 7: { 3: 'Application' } },
      objectTypes: {},
    },
  });
  const i18n = createI18n({
    language: 'gb',
    languageTag: 'en',
    defaultLanguage: 'fi',
    timeZone: 'Europe/Helsinki',
    texts: catalogue.gb!.texts,
    tags: { fi: 'fi', gb: 'en' },
  });
  const questionsOf = new Map([[1000, [{ fi: 'Puhelinnumero', gb: 'Your phone number' }]]]);
  mount(
    <QueryClientProvider client={client}>
      <I18nContext value={i18n}>
        <RefusedParts submission={{ refused, questionsOf }} />
      </I18nContext>
    </QueryClientProvider>,
  );
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('a refused property is named in the reader’s language, with its class and its question', () => {
  const property = { id: 1000, name: 'Puhelin' };
  expect(
    sentences([
      { class: ofClass, property, reason: 'missing' },
      { class: ofClass, property, reason: 'too-long' },
    ]),
  ).toEqual([
    '“Phone” is missing: every object of the class “Application” must have it. Question: Your phone number.',
    'The value of “Phone” (class “Application”) is too long. Question: Your phone number.',
  ]);
});

it('what was deleted from the vault is named as it was, else by its number', () => {
  expect(
    sentences([
      { class: ofClass, property: { id: 1031, name: 'Faksi' }, reason: 'other' },
      { class: ofClass, property: { id: 1032, name: '' }, reason: 'unknown' },
      { class: { id: 99, name: '' }, property: null, reason: 'unknown' },
      { class: ofClass, property: null, reason: 'other' },
    ]),
  ).toEqual([
    'The vault did not accept the value of “Faksi” (class “Application”).',
    'The vault has no property “1032”, which the form stores a value in (class “Application”).',
    'The vault has no class “99”.',
    'The vault did not accept an object of the class “Application”.',
  ]);
});
