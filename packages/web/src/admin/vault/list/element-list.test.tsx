import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { structureKinds } from '../structure/structure-kinds.ts';
import { ElementList } from './element-list.tsx';

const structure = { objectTypes: [], classes: [], properties: [], valueLists: [], languages: [] };

afterEach(() => vi.unstubAllGlobals());

it.each(['users', 'workflows'])('%s that cannot be loaded are not said to be none', async (name) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'It is down.' }, { status: 503 })));
  const kind = structureKinds.find((one) => one.name === name)!;
  drawScreen(<ElementList {...{ kind, structure }} opened={null} />);
  expect(document.body.textContent).not.toContain('Nothing was found');

  await act(() => vi.waitFor(() => expect(one('[role="alert"]').textContent).toContain('It is down.')));

  expect(document.body.textContent).not.toContain('Nothing was found');
});
