import { guidOf } from '@form-portal/domain/testing';
import { mount } from '@form-portal/ui/testing';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { SiteContext } from '../../shared/shell/site-context.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import { FormCard } from './form-card.tsx';
import type { FormOverview } from '@form-portal/domain/wire';

/** The texts of an English card that are marked with a language, after its tag. */
function inOtherLanguages(changes: Partial<FormOverview>): readonly (string | null)[][] {
  const form: FormOverview = {
    guid: guidOf('form'),
    name: { gb: 'Grant' },
    suomiFiEnabled: false,
    enabled: true,
    showInFormPortal: true,
    revision: 1,
    className: 'Hakemus',
    classNames: {},
    findings: 0,
    languages: [],
    draftedAt: null,
    updatedAt: null,
    submissions: 3,
    ...changes,
  };
  const context = aPageContext('gb');
  const i18n = createI18n({
    language: 'gb',
    languageTag: 'en',
    defaultLanguage: 'fi',
    timeZone: 'Europe/Helsinki',
    texts: { 'admin.className': 'Class: {name}' },
    tags: { fi: 'fi', gb: 'en' },
  });
  const router = createMemoryRouter([{ path: '/', element: <FormCard form={form} /> }]);
  mount(
    <I18nContext value={i18n}>
      <SiteContext value={{ ...context, switchLanguage: () => Promise.resolve() }}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nContext>,
  );
  return [...document.body.querySelectorAll('[lang]')].map((element) => [
    element.getAttribute('lang'),
    element.textContent,
  ]);
}

it.each<[names: FormOverview['classNames'], marked: readonly string[][]]>([
  [{ fi: 'Hakemus' }, [['fi', 'Hakemus']]],
  [{ fi: 'Hakemus', gb: 'Application' }, []],
  [{}, []],
])('the card of a form says which language the name of its class is in: %j', (classNames, marked) => {
  expect(inOtherLanguages({ classNames })).toEqual(marked);
});

it('the card of a form says which language its name is in, at the link to its submissions too', () => {
  expect(inOtherLanguages({ name: { fi: 'Avustus' } })).toEqual([
    ['fi', 'Avustus'],
    ['fi', 'Avustus'],
  ]);
});
