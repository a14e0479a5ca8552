import { bundledCatalogue } from '@form-portal/domain/texts';
import { catalogueToWire } from '@form-portal/domain/wire';
import { mount } from '@form-portal/ui/testing';
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { labelled } from '../editor/testing/draw-editor.tsx';
import { AdminRoot } from '../shell/admin-root.tsx';
import { anAdminContext } from '../testing/an-admin-context.ts';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a default language that another administrator has added is offered, and is no problem', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address === '/api/translations'
        ? Response.json(catalogueToWire(bundledCatalogue))
        : Response.json({ error: 'It is down.' }, { status: 503 }),
    ),
  );
  const { settings, languages, ...context } = anAdminContext();
  const before = languages.filter(({ code }) => code !== 'se');
  const value = { ...settings, defaultLanguage: 'se' };
  const stored = { value, version: '2', clashes: [] };
  const element = <SettingsScreen opened={{ stored, initial: stored, problems: [] }} />;
  mount(
    <AdminRoot context={{ ...context, settings, languages: before }} client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AdminRoot>,
  );

  const choice = () => labelled<HTMLSelectElement>('Default language');
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(choice().value).toBe('se');
  });
});
