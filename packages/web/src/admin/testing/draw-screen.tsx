import { mount } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { I18nContext } from '../../shared/i18n/i18n-context.tsx';
import { SiteContext } from '../../shared/shell/site-context.tsx';
import { aPageContext } from '../../testing/sample-page.ts';
import type { ReactElement } from 'react';

const site = { ...aPageContext(), switchLanguage: () => Promise.resolve() };
const i18n = createI18n({ ...site, defaultLanguage: 'gb', tags: { gb: 'en' } });

/** Where a screen is drawn: the pattern of its route and the address that is open. */
interface Place {
  readonly path: string;
  readonly at: string;
}

/** Draws a part of the administration in English; returns the client that keeps what it loads. */
export function drawScreen(element: ReactElement, { path, at }: Place = { path: '*', at: '/' }): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path, element }], { initialEntries: [at] });
  mount(
    <QueryClientProvider client={client}>
      <I18nContext value={i18n}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </I18nContext>
    </QueryClientProvider>,
  );
  return client;
}

/** Returns the only button with a text; throws otherwise. */
export function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === label);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} buttons say ${label}`);
  return first;
}
