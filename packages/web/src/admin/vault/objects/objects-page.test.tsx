import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { typeOver } from '../../editor/testing/draw-editor.tsx';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { ObjectsPage } from './objects-page.tsx';

/** Draws the page; gives the addresses of the lists of objects that it asks for. */
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
