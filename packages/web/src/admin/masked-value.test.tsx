import { click, mount, one } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../shared/i18n/i18n.ts';
import { I18nContext } from '../shared/i18n/i18n-context.tsx';
import { MaskedValue } from './masked-value.tsx';

const spoken = { language: 'gb', languageTag: 'en', defaultLanguage: 'gb', timeZone: 'Europe/Helsinki' };
const texts = { show: 'Show', hide: 'Hide' };

it('a value that is shown is announced, and its mask when it is hidden again', async () => {
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContext value={createI18n({ ...spoken, texts, tags: { gb: 'en' } })}>
        <MaskedValue label="Code" masked="210281-****" onShow={() => Promise.resolve('210281-9988')} />
      </I18nContext>
    </QueryClientProvider>,
  );
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
  const button = (name: string) => one(`button[aria-label="${name}: Code"]`);
  expect(announced()).toBe('210281-****');

  click(button('Show'));
  await vi.waitFor(() => expect(announced()).toBe('210281-9988'));

  click(button('Hide'));
  await vi.waitFor(() => expect(announced()).toBe('210281-****'));
});
