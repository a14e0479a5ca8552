import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { labelled } from '../../editor/testing/draw-editor.tsx';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { structureKinds, type StructureKindName } from '../structure/structure-kinds.ts';
import { ElementPanel } from './element-panel.tsx';

const application = {
  id: 5,
  name: 'Application',
  names: {},
  builtIn: false,
  objectType: 0,
  workflow: 101,
  properties: [],
};
const structure = {
  objectTypes: [],
  properties: [],
  valueLists: [],
  languages: [],
  classes: [application],
};

/** Draws the panel of element 5 of a kind, while nothing can be loaded. */
function drawPanel(name: StructureKindName): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'It is down.' }, { status: 503 })));
  const kind = structureKinds.find((one) => one.name === name)!;
  drawScreen(<ElementPanel {...{ kind, structure }} opened={5} />);
}

const alerts = () => [...document.querySelectorAll('[role="alert"] p')].map(({ textContent }) => textContent);
const saysWhy = () => act(() => vi.waitFor(() => expect(alerts()).toEqual(['It is down.'])));

afterEach(() => vi.unstubAllGlobals());

it.each<StructureKindName>(['users', 'workflows'])(
  'one of the %s that could not be loaded says why',
  async (name) => {
    drawPanel(name);

    await saysWhy();
  },
);

it('a class keeps its workflow while the workflows could not be loaded, and says why its uses were not', async () => {
  drawPanel('classes');

  await saysWhy();
  expect(labelled<HTMLSelectElement>('Workflow of new objects').value).toBe('101');
});
