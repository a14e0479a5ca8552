import { one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { typeOver } from '../../editor/testing/draw-editor.tsx';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { ObjectsPage } from './objects-page.tsx';

/** Draws the page; returns the addresses of the lists of objects that it asks for. */
async function drawObjects(): Promise<readonly string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.startsWith('/api/admin/vault/objects')) return Promise.reject(new Error(address));
    asked.push(address);
    return Promise.resolve(Response.json({ Items: [], NextCursor: null }));
  });
  drawScreen(<ObjectsPage />);
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

it('a search that fails leaves the field with what is typed, and the focus', async () => {
  await drawObjects();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'It is down.' }, { status: 503 })));
  const field = one<HTMLInputElement>('input');

  typeOver(field, 'raunio');

  await act(() => vi.waitFor(() => expect(one('[role="alert"]').textContent).toContain('It is down.')));
  expect(document.activeElement).toBe(field);
});

it('an object that is closed returns the focus to its row', async () => {
  const row = { Type: 0, ID: 12, Title: 'Boats', Class: 5, Version: 2, Created: '2026-11-20T12:00:00.000Z' };
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/api/admin/vault/objects')
      return Promise.resolve(Response.json({ Items: [row], NextCursor: null }));
    return Promise.resolve(
      Response.json({ ...row, Submission: null, Properties: [], Files: [], Versions: [] }),
    );
  });
  drawScreen(<ObjectsPage />, { path: '/admin/vault/objects/:type?/:id?', at: '/admin/vault/objects/0/12' });
  await act(() => vi.waitFor(() => expect(one('h2').textContent).toBe('Boats')));
  await act(() => vi.waitFor(() => one('td a')));
  act(() => one('h2').focus());

  press('Escape');

  await act(() => vi.waitFor(() => expect(document.querySelector('aside')).toBeNull()));
  expect(document.activeElement).toBe(one('td a'));
});
