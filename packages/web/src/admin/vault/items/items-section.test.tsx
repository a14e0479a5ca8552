import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { labelled, typeOver } from '../../editor/testing/draw-editor.tsx';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { ItemsSection } from './items-section.tsx';

afterEach(() => vi.unstubAllGlobals());

it('items that cannot be loaded are not shown as none', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'It is down.' }, { status: 503 })));

  drawScreen(<ItemsSection list={110} owner={null} languages={[]} />);

  await act(() => vi.waitFor(() => expect(one('[role="alert"] p').textContent).toBe('It is down.')));
});

it('an item is added once, however often Enter is pressed meanwhile', async () => {
  const added: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(Response.json([]));
    added.push(JSON.parse(String(body)));
    return new Promise(() => undefined);
  });
  drawScreen(<ItemsSection list={110} owner={null} languages={[]} />);
  typeOver(labelled('New item'), 'Rowing boat');

  for (const _ of [1, 2]) await act(() => Promise.resolve(one<HTMLFormElement>('form').requestSubmit()));

  expect(added).toHaveLength(1);
});
