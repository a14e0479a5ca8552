import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { labelled, typeOver } from '../../editor/testing/draw-editor.tsx';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { structureKinds } from '../structure/structure-kinds.ts';
import { UserPanel } from './user-panel.tsx';

const kind = structureKinds.find(({ name }) => name === 'users')!;
const structure = { objectTypes: [], classes: [], properties: [], valueLists: [], languages: [] };
const aino = { id: 5, username: 'aino', name: 'Aino', admin: false, enabled: true };

/** Draws the panel of an account; returns what it saves. */
function drawPanel(): readonly unknown[] {
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Promise.resolve(Response.json([]));
    saved.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ ID: aino.id }));
  });
  drawScreen(<UserPanel {...{ kind, structure }} opened={aino.id} element={aino} />);
  return saved;
}

async function save(saved: readonly unknown[]): Promise<void> {
  const before = saved.length;
  click(button('Save'));
  await act(() => vi.waitFor(() => expect(saved).toHaveLength(before + 1)));
  await act(() => vi.waitFor(() => expect(button('Save').ariaDisabled).toBe('true')));
}

afterEach(() => vi.unstubAllGlobals());

it('a new password is set once: saving the account again would end its sessions again', async () => {
  const saved = drawPanel();
  typeOver(labelled('New password'), 'soutu vene 4');
  await save(saved);
  expect(labelled('New password').value).toBe('');

  typeOver(labelled('Name to show'), 'Aino Korhonen');
  await save(saved);

  expect(saved).toEqual([
    { Username: 'aino', Password: 'soutu vene 4', Name: 'Aino', Admin: false, Enabled: true },
    { Username: 'aino', Name: 'Aino Korhonen', Admin: false, Enabled: true },
  ]);
});
