import { defaultSettings, type Settings } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { SiteContext } from '../../../shared/shell/site-context.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { SettingsFormContext, type SettingsForm } from '../form/settings-form.ts';
import type { ReactElement } from 'react';

const i18n = createI18n({
  language: 'gb',
  languageTag: 'en',
  defaultLanguage: 'gb',
  timeZone: 'Europe/Helsinki',
  texts: bundledCatalogue.gb.texts,
  tags: { gb: 'en' },
});

/** Draws a section of the site's settings in English, in a site in Helsinki; the function returns the settings as edited. */
export function drawSection(section: ReactElement, changes: Partial<Settings> = {}): () => Settings {
  const stored = { ...defaultSettings, ...changes };
  let edited: Settings = stored;
  function Form(): ReactElement {
    const [settings, setSettings] = useState<Settings>(stored);
    const change: SettingsForm['change'] = (changes) => {
      edited = { ...edited, ...(typeof changes === 'function' ? changes(edited) : changes) };
      setSettings(edited);
    };
    return (
      <SettingsFormContext
        value={{ settings, stored, change, errorOf: () => undefined, markUnreadable: () => undefined }}
      >
        {section}
      </SettingsFormContext>
    );
  }
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={i18n}>
        <SiteContext value={{ ...aPageContext(), switchLanguage: () => Promise.resolve() }}>
          <Form />
        </SiteContext>
      </I18nContext>
    </QueryClientProvider>,
  );
  return () => edited;
}
