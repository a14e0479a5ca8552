import { bundledCatalogue } from '@form-portal/domain/texts';
import { catalogueToWire } from '@form-portal/domain/wire';
import { mount, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { labelled, leave, typeOver } from '../editor/testing/draw-editor.tsx';
import { AdminRoot } from '../shell/admin-root.tsx';
import { anAdminContext } from '../testing/an-admin-context.ts';
import { SettingsScreen } from './settings-screen.tsx';
import type { Settings } from '@form-portal/domain';

afterEach(() => vi.unstubAllGlobals());

/** Serves the languages and nothing else; returns the addresses that something is sent to. */
function serve(): readonly string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (method === 'POST') sent.push(address);
    const isKnown = address === '/api/translations';
    return Promise.resolve(
      isKnown
        ? Response.json(catalogueToWire(bundledCatalogue))
        : Response.json({ error: 'It is down.' }, { status: 503 }),
    );
  });
  return sent;
}

/** Draws the page of settings, in the administration of a site with languages. */
function drawSettings(value: Settings, languages = anAdminContext().languages): void {
  const stored = { value, version: '2', clashes: [] };
  const element = <SettingsScreen opened={{ stored, initial: stored, problems: [] }} />;
  mount(
    <AdminRoot context={{ ...anAdminContext(), languages }} client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AdminRoot>,
  );
}

it('a default language that another administrator has added is offered', async () => {
  serve();
  const { settings, languages } = anAdminContext();
  drawSettings(
    { ...settings, defaultLanguage: 'se' },
    languages.filter(({ code }) => code !== 'se'),
  );

  const choice = () => labelled<HTMLSelectElement>('Default language');
  await vi.waitFor(
    async () => {
      await act(() => Promise.resolve());
      expect(choice().value).toBe('se');
    },
    // The module that reads the languages is loaded first, which takes a while on a busy machine.
    { timeout: 10_000 },
  );
});

it('settings are not saved while the date of the statement cannot be read', async () => {
  const saved = serve();
  drawSettings(anAdminContext().settings);
  const date = labelled('Date of the statement');
  const save = () => act(() => Promise.resolve(one<HTMLFormElement>('form').requestSubmit()));
  typeOver(labelled('Site name'), 'Another name');
  typeOver(date, 'soon');
  leave(date);

  await save();
  expect(saved).toEqual([]);
  expect(document.activeElement).toBe(date);

  typeOver(date, '1.12.2026');
  leave(date);
  await save();
  expect(saved).toHaveLength(1);
});
