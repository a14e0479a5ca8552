import { click, one } from '@form-portal/ui/testing';
import { act, useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { structureKinds } from '../structure/structure-kinds.ts';
import { ElementList } from './element-list.tsx';

const structure = { objectTypes: [], classes: [], properties: [], valueLists: [], languages: [] };

afterEach(() => vi.unstubAllGlobals());

it.each(['users', 'workflows'])('%s that cannot be loaded are not shown as none', async (name) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'It is down.' }, { status: 503 })));
  const kind = structureKinds.find((one) => one.name === name)!;
  drawScreen(<ElementList {...{ kind, structure }} opened={null} />);
  expect(document.body.textContent).not.toContain('Nothing was found');

  await act(() => vi.waitFor(() => expect(one('[role="alert"]').textContent).toContain('It is down.')));

  expect(document.body.textContent).not.toContain('Nothing was found');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

it('a deleted element passes the focus of its row to the heading', async () => {
  const kind = structureKinds.find((one) => one.name === 'object-types')!;
  const objectTypes = [101, 102].map((id) => ({ id, name: `Type ${id}`, names: {}, builtIn: false }));
  function Lists(): ReactElement {
    const [shown, setShown] = useState(objectTypes);
    return (
      <>
        <button onClick={() => setShown(objectTypes.slice(1))}>It is deleted</button>
        <ElementList {...{ kind, structure: { ...structure, objectTypes: shown } }} opened={null} />
      </>
    );
  }
  drawScreen(<Lists />);
  act(() => document.querySelector<HTMLElement>('td a')?.focus());

  click(button('It is deleted'));
  await Promise.resolve();

  expect(document.activeElement).toBe(one('h1'));
});
