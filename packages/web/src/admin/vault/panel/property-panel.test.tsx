import { dataTypes, type AdministeredProperty, type VaultUse } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { vaultUsesToWire } from '@form-portal/domain/wire';
import { choose, click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { button, drawScreen } from '../../testing/draw-screen.tsx';
import { structureKinds } from '../structure/structure-kinds.ts';
import { PropertyPanel } from './property-panel.tsx';

const structure = {
  objectTypes: [],
  classes: [],
  properties: [],
  languages: [],
  valueLists: [
    { id: 101, name: 'Towns', names: {}, builtIn: false, itemCount: 3 },
    { id: 7, name: 'Workflows', names: {}, builtIn: true, itemCount: 1 },
  ],
};
const kind = structureKinds.find(({ name }) => name === 'properties')!;

const text = { id: 1000, name: 'Town', names: {}, builtIn: false, dataType: dataTypes.text, valueList: null };
const lookup = { ...text, dataType: dataTypes.lookup, valueList: 101 };

const inClass: VaultUse = { kind: 'class', id: 5, name: 'Application' };
const inForm: VaultUse = { kind: 'form', guid: guidOf('form'), name: { gb: 'Grant' } };
const inObjects: VaultUse = { kind: 'objects', count: 2 };

/** Draws the panel of a property with its uses; null: a new one. Returns what it saves. */
async function drawPanel(
  element: AdministeredProperty | null,
  uses: readonly VaultUse[],
): Promise<unknown[]> {
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'POST' || method === 'PUT') {
      saved.push(JSON.parse(String(body)));
      return Promise.resolve(Response.json({ ID: 1000 }));
    }
    return Promise.resolve(Response.json(vaultUsesToWire(uses)));
  });
  const opened = element?.id ?? 'new';
  drawScreen(<PropertyPanel {...{ kind, structure, opened }} element={element ?? undefined} />);
  if (element !== null) await act(() => vi.waitFor(() => expect(one('h3').textContent).toBe('Used by')));
  return saved;
}

const selects = () => [...document.querySelectorAll('select')];
const hasDelete = () =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Delete');

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing uses', [], 2, true],
  ['only classes use', [inClass], 2, false],
  ['a form uses', [inClass, inForm], 1, false],
  ['objects use', [inObjects], 0, false],
])(
  'a lookup that %s: which of type and value list can be changed, and whether it can be deleted',
  async (_, uses, choices, deletable) => {
    await drawPanel(lookup, uses);

    expect(selects()).toHaveLength(choices);
    expect(hasDelete()).toBe(deletable);
  },
);

it('a built-in property keeps its type and cannot be deleted', async () => {
  await drawPanel({ ...lookup, builtIn: true }, []);

  expect(selects()).toEqual([]);
  expect(hasDelete()).toBe(false);
});

it('a new lookup asks for a value list among those that administrators created', async () => {
  await drawPanel(null, []);
  expect(selects()).toHaveLength(1);

  choose(one('select'), String(dataTypes.lookup));

  expect([...(selects()[1]?.options ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Towns · 3 items',
  ]);
});

it('a property that is no longer a lookup has no value list', async () => {
  const saved = await drawPanel(lookup, []);

  choose(selects()[0]!, String(dataTypes.text));
  click(button('Save'));

  await act(() => vi.waitFor(() => expect(saved).toHaveLength(1)));
  expect(saved).toEqual([expect.objectContaining({ DataType: dataTypes.text, ValueList: null })]);
});
