import { click, mount } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { I18nContext } from '../../i18n/i18n-context.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { SiteContext } from '../site-context.tsx';
import { LanguageMenu } from './language-menu.tsx';

const choice = (tag: string) => document.querySelector<HTMLAnchorElement>(`a[hreflang="${tag}"]`)!;

it('leaves the page in the language that was chosen last, also when the texts of an earlier one are slow', async () => {
  const switched: string[] = [];
  const slow = Promise.withResolvers<undefined>();
  const context = aPageContext('gb');
  async function switchLanguage(language: string): Promise<void> {
    if (language === 'fi') await slow.promise;
    switched.push(language);
  }
  mount(
    <I18nContext value={createI18n({ ...context, defaultLanguage: 'gb', tags: { gb: 'en' } })}>
      <SiteContext value={{ ...context, switchLanguage }}>
        <LanguageMenu />
      </SiteContext>
    </I18nContext>,
  );

  click(choice('fi'));
  click(choice('sv'));
  await act(async () => slow.resolve(undefined));
  await act(async () => undefined);

  expect(switched.at(-1)).toBe('se');
});
