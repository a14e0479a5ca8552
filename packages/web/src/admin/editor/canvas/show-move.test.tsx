import { findField, rows, sections } from '@form-portal/domain';
import { endOfForm } from '@form-portal/domain/edit';
import { drawn, guidOf, nameOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addFieldCommand, addGroupCommand } from '../model/commands/add-element.ts';
import { selectCommand, setLanguageCommand } from '../model/commands/look.ts';
import { moveDownCommand, moveUpCommand } from '../model/commands/move-element.ts';
import { undoCommand } from '../model/commands/travel.ts';
import { selectionOf } from '../model/selection.ts';
import { editor, editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, named, type DrawnEditor } from '../testing/draw-editor.tsx';
import { AddToForm } from '../panel/add-to-form.tsx';
import { Canvas } from './canvas.tsx';
import type { ReactElement } from 'react';
import type { Form, Guid } from '@form-portal/domain';
import type { Command } from '../model/commands/command.ts';
import type { EditorState } from '../model/editor-state.ts';

/** A part of the page: the name of its group, empty for a run of fields, and the names on its lines. */
type Part = readonly [string, readonly (readonly string[])[]];

interface DrawnCanvas extends DrawnEditor {
  /** Lets everything happen that waits for a frame. */
  readonly frame: () => void;
}

function draw(state: EditorState, beside?: ReactElement): DrawnCanvas {
  const waiting: (() => void)[] = [];
  const both = (
    <>
      <Canvas />
      {beside}
    </>
  );
  const drawnEditor = drawEditor(both, state, { later: (task) => void waiting.push(task) });
  const frame = (): void => act(() => waiting.splice(0).forEach((task) => task()));
  frame();
  return { ...drawnEditor, frame };
}

/** The parts of a form. */
function partsOf(form: Form): readonly Part[] {
  return sections(form).map(({ group, rows: all }) => [
    group === null ? '' : nameOf(group.guid),
    all.map((row) => row.map(({ guid }) => nameOf(guid))),
  ]);
}

/** The parts as they stand on the page; lines break where two narrow fields fill one. */
function partsOnPage(form: Form): readonly Part[] {
  const parts: { name: string; of: Element; lines: Map<Element, Guid[]> }[] = [];
  for (const block of document.querySelectorAll<HTMLElement>('[data-kind="group"], [data-kind="field"]')) {
    if (block.closest('[data-left], [hidden]') !== null) continue;
    const guid = block.dataset['block'] as Guid;
    if (block.dataset['kind'] === 'group') {
      parts.push({ name: nameOf(guid), of: block, lines: new Map() });
      continue;
    }
    const around = block.parentElement!.parentElement!;
    const line = 'slot' in around.dataset ? around.parentElement! : around;
    const of = block.closest('[data-kind="group"]') ?? line.parentElement!;
    if (parts.at(-1)?.of !== of) parts.push({ name: '', of, lines: new Map() });
    const lines = parts.at(-1)!.lines;
    lines.set(line, [...(lines.get(line) ?? []), guid]);
  }
  return parts.map(({ name, lines }) => [
    name,
    [...lines.values()].flatMap((line) =>
      rows(line.map((guid) => findField(form, guid)!)).map((row) => row.map(({ guid }) => nameOf(guid))),
    ),
  ]);
}

/** What must not be left when everything has happened: hosts outside of their slots, hidden lines, marks. */
function leftovers(): number {
  const strays = [...document.querySelectorAll('[data-kind="field"]:not([hidden] *)')].filter(
    (block) => block.parentElement?.parentElement?.matches('[data-slot]') !== true,
  );
  const marks = document.querySelectorAll('[data-shared], [data-left], [style*="margin"]');
  return strays.length + marks.length;
}

const layouts = [
  'a b c',
  'a+b c d',
  'a+ b c+d e+f g',
  'a b+ c d+e',
  'G(a b) c H(d e)',
  'G(a+b c+) H(d+e f)',
  'a+ G(b+c d+e f) g+h',
  'G(a) H(b) c+',
  'G() a H()',
];

const moves = layouts.flatMap((layout) =>
  drawn(layout).form.fields.flatMap(({ guid }) => [
    { layout, guid, name: nameOf(guid), way: 'down', command: moveDownCommand },
    { layout, guid, name: nameOf(guid), way: 'up', command: moveUpCommand },
  ]),
);

function selecting(layout: string, guid: Guid): EditorState {
  const { form } = drawn(layout);
  return editorOf(form, { selection: selectionOf(form, guid) });
}

beforeEach(() => {
  // The page that the tests run on can't move elements whole; that the focus stays is shown in a browser.
  const { prototype } = Element;
  Object.defineProperty(prototype, 'moveBefore', {
    value: prototype.insertBefore,
    configurable: true,
    writable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'moveBefore'));
});

describe('a move that the page shows before its lines are drawn anew', () => {
  it.each(moves)('$layout: $name $way looks at once as it is drawn later', ({ layout, guid, command }) => {
    const { store, frame } = draw(selecting(layout, guid));

    act(() => store.run(command));
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));

    frame();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it.each<[string, string, Command]>([
    ['down', '[a] b c', moveDownCommand],
    ['up', 'a b [c]', moveUpCommand],
  ])('%s leaves the block with the tools where it is: the other one goes past it', (_, layout, command) => {
    const { store } = draw(editor(layout));
    const put = vi.spyOn(Element.prototype, 'moveBefore');

    act(() => store.run(command));

    const blocks = put.mock.calls.flatMap(([line]) => [
      ...(line as Element).querySelectorAll<HTMLElement>('[data-kind="field"]'),
    ]);
    expect(blocks.map(({ dataset }) => nameOf(dataset['block'] as Guid))).toEqual(['b']);
  });

  it('tells nobody else before the frame, when it is shown', () => {
    const { store, said, frame } = draw(editor('[a] b'));
    let heard = 0;
    store.subscribe(() => (heard += 1));

    act(() => store.run(moveDownCommand));
    expect([heard, said]).toEqual([0, []]);

    frame();
    expect([heard, said]).toEqual([1, ['Moved a down, now 2 of 2 in the form.']]);
  });

  it.each<[string, string, Command]>([
    ['a group', '[G(a)] b', moveDownCommand],
    ['the only field of a group', 'G([a]) b', moveDownCommand],
    ['into an empty group', '[a] G()', moveDownCommand],
  ])('is not shown ahead for %s', (_, layout, command) => {
    const { store } = draw(editor(layout));
    let heard = 0;
    store.subscribe(() => (heard += 1));

    act(() => store.run(command));

    expect(heard).toBe(1);
  });

  it('goes on from what was shown, when the next one comes before the frame', () => {
    const { store, frame } = draw(editor('[a] b+c G(d e) f'));

    for (let step = 0; step < 6; step += 1) act(() => store.run(moveDownCommand));
    act(() => store.run(undoCommand));
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));

    frame();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('gives way to whatever draws the form before the frame', () => {
    const { store, frame } = draw(editor('G([a] b) c'));

    act(() => store.run(moveUpCommand));
    act(() => store.setEnv({ ...store.env() }));
    const { form } = store.state();

    expect(partsOnPage(form)).toEqual(partsOf(form));
    frame();
    expect(leftovers()).toBe(0);
  });
});

describe('a field that is added at the end, shown before the lines are drawn anew', () => {
  const text = fieldTypes.get('text');
  const addAtEnd: Command = (state, env) => addFieldCommand(text, endOfForm(state.form))(state, env);
  const card = (): HTMLElement => named('Text');

  interface DrawnAndHeard extends DrawnCanvas {
    /** How often everybody heard of a change. */
    readonly heard: () => number;
  }

  /** A canvas beside the cards of the field types, one of which has the focus. */
  function comeToCard(layout: string): DrawnAndHeard {
    const canvas = draw(editor(layout), <AddToForm />);
    let heard = 0;
    canvas.store.subscribe(() => (heard += 1));
    act(() => card().focus());
    canvas.frame();
    return { ...canvas, heard: () => heard };
  }

  it.each(layouts)('%s: stands at once as it is drawn later', (layout) => {
    const { store, heard, frame } = comeToCard(layout);

    click(card());
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(heard()).toBe(0);

    frame();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('is the selected block at once, and the only one on the page', () => {
    const { frame } = comeToCard('a G(b)');
    const chosen = (): readonly Element[] => [
      ...document.querySelectorAll('[data-part="cover"][aria-current]:not([hidden] *)'),
    ];
    expect(chosen()).toEqual([]);

    click(card());
    const [block, ...others] = chosen();
    expect(block).toBeDefined();
    expect(others).toEqual([]);

    frame();
    expect(chosen()).toEqual([block]);
    expect(block?.getAttribute('aria-label')).toBe('new field, Text, long, position 3 of 3 in the form');
  });

  it.each<[string, string]>([
    ['into an empty form', ''],
    ['while something is selected, which is so no longer', '[a] b'],
  ])('is drawn as before %s', (_, layout) => {
    const { store, heard, frame } = comeToCard(layout);

    click(card());
    frame();

    const { form } = store.state();
    expect(heard()).toBe(1);
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it.each<[string, string, Command]>([
    ['that nobody came to', 'a b', addAtEnd],
    ['between others', 'a b', addFieldCommand(text, { kind: 'at', group: null, index: 1 })],
    ['into a group', 'a G(b)', addFieldCommand(text, { kind: 'at', group: guidOf('G'), index: 1 })],
    ['that is a group', 'a b', addGroupCommand(2)],
  ])('is drawn as before when it is one %s', (_, layout, command) => {
    const { store, heard, frame } = comeToCard(layout);

    act(() => store.run(command));
    frame();

    const { form } = store.state();
    expect(heard()).toBe(1);
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('is gone when it is taken back before the frame', () => {
    const { store, frame } = comeToCard('a G(b)');

    click(card());
    act(() => store.run(undoCommand));
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));

    frame();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('is joined by the next ones before the frame', () => {
    const { store, frame } = comeToCard('a b+');

    click(card());
    act(() => store.run(selectCommand(null)));
    click(card());
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));

    frame();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('is drawn ahead once again for the next one of its type', () => {
    const { store, heard, frame } = comeToCard('a b');

    for (const additions of [1, 2, 3]) {
      click(card());
      expect(heard()).toBe(2 * (additions - 1));
      frame();
      act(() => store.run(selectCommand(null)));
      frame();
    }
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('has no place in its name while it has none on the form', () => {
    const { frame } = comeToCard('a b');
    const names = () =>
      [...document.querySelectorAll('[data-part="cover"]')]
        .map((cover) => cover.getAttribute('aria-label') ?? '')
        .filter((name) => name.startsWith('new field'));
    expect(names()).toEqual(['new field, Text, long']);

    click(card());
    expect(names()).toEqual(['new field, Text, long']);
    frame();
    expect(names()[0]).toBe('new field, Text, long, position 3 of 3 in the form');
  });

  it('is written in the language that the form is written in when it is added', () => {
    const { store, frame } = comeToCard('a b');

    act(() => store.run(setLanguageCommand('fi')));
    frame();
    click(card());
    frame();

    expect(store.state().form.fields.at(-1)?.label).toEqual({ fi: 'uusi kenttä' });
  });
});
