import { mount, one } from '@form-portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../../shared/i18n/i18n.ts';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import { SiteContext } from '../../../shared/shell/site-context.tsx';
import { aPageContext } from '../../../testing/sample-page.ts';
import { typeOver } from '../../editor/testing/draw-editor.tsx';
import { ObjectsPage } from './objects-page.tsx';

const site = { ...aPageContext(), switchLanguage: () => Promise.resolve() };
const spoken = { language: 'gb', languageTag: 'en', defaultLanguage: 'gb', timeZone: 'Europe/Helsinki' };

/** Draws the page; gives the addresses of the lists of objects that it asks for. */
async function drawObjects(): Promise<readonly string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.startsWith('/api/admin/vault/objects')) return Promise.reject(new Error(address));
    asked.push(address);
    return Promise.resolve(Response.json({ Items: [], NextCursor: null }));
  });
  const router = createMemoryRouter([{ path: '/', element: <ObjectsPage /> }]);
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <I18nContext value={createI18n({ ...spoken, texts: site.texts, tags: { gb: 'en' } })}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </I18nContext>
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(asked).toHaveLength(1)));
  return asked;
}

const status = () => one('[role="status"]').textContent;

it.each(['131052-308T', '131052-3'])(
  'does not search by an identity code or its beginning: %s',
  async (code) => {
    const asked = await drawObjects();

    typeOver(one<HTMLInputElement>('input'), code);
    await act(() =>
      vi.waitFor(() => expect(status()).toMatch(/cannot be searched by personal identity code/)),
    );
    typeOver(one<HTMLInputElement>('input'), 'raunio');
    await act(() => vi.waitFor(() => expect(asked).toHaveLength(2)));

    expect(asked[1]).toBe('/api/admin/vault/objects?q=raunio');
    expect(status()).toBe('No objects were found.');
  },
);
