// @vitest-environment jsdom
import { findField, rows, sections } from '@form-portal/domain';
import { endOfForm } from '@form-portal/domain/edit';
import { drawn, guidOf, nameOf } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addFieldCommand, addGroupCommand } from '../model/commands/add-element.ts';
import { selectCommand } from '../model/commands/look.ts';
import { moveDownCommand, moveUpCommand } from '../model/commands/move-element.ts';
import { undoCommand } from '../model/commands/travel.ts';
import { selectionOf } from '../model/selection.ts';
import { editor, editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, type DrawnEditor } from '../testing/draw-editor.tsx';
import { Canvas } from './canvas.tsx';
import type { Form, Guid } from '@form-portal/domain';
import type { Command } from '../model/commands/command.ts';
import type { EditorState } from '../model/editor-state.ts';

/** A part of the page: the name of its group, empty for a run of fields, and the names on its lines. */
type Part = readonly [string, readonly (readonly string[])[]];

interface DrawnCanvas extends DrawnEditor {
  /** Lets everything happen that waits for a frame. */
  readonly frame: () => void;
}

function draw(state: EditorState): DrawnCanvas {
  const waiting: (() => void)[] = [];
  const drawnEditor = drawEditor(<Canvas />, state, { later: (task) => void waiting.push(task) });
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
  const strays = [...document.querySelectorAll('[data-kind="field"]')].filter(
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
  Object.defineProperty(prototype, 'moveBefore', { value: prototype.insertBefore, configurable: true });
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

  function drawAndListen(layout: string): DrawnCanvas & { readonly heard: () => number } {
    const canvas = draw(editor(layout));
    let heard = 0;
    canvas.store.subscribe(() => (heard += 1));
    return { ...canvas, heard: () => heard };
  }

  it.each(layouts)('%s: stands at once as it is drawn later', (layout) => {
    const { store, heard, frame } = drawAndListen(layout);

    act(() => store.run(addAtEnd));
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(heard()).toBe(0);

    frame();
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('is the selected block at once, and the only one', () => {
    const { store } = drawAndListen('a G(b)');

    act(() => store.run(addAtEnd));

    const chosen = document.querySelectorAll('[data-part="cover"][aria-current]');
    expect([...chosen].map((cover) => cover.getAttribute('aria-label'))).toEqual([
      'new field, Text, long, position 3 of 3 in the form',
    ]);
  });

  it.each<[string, string, Command]>([
    ['into an empty form', '', addAtEnd],
    ['while something is selected, which is so no longer', '[a] b', addAtEnd],
    ['between others', 'a b', addFieldCommand(text, { kind: 'at', group: null, index: 1 })],
    ['into a group', 'a G(b)', addFieldCommand(text, { kind: 'at', group: guidOf('G'), index: 1 })],
    ['when it is a group', 'a b', addGroupCommand(2)],
  ])('is drawn as before %s', (_, layout, command) => {
    const { store, heard, frame } = drawAndListen(layout);

    act(() => store.run(command));
    frame();

    const { form } = store.state();
    expect(heard()).toBe(1);
    expect(partsOnPage(form)).toEqual(partsOf(form));
    expect(leftovers()).toBe(0);
  });

  it('is gone when it is taken back before the frame', () => {
    const { store, frame } = drawAndListen('a G(b)');

    act(() => store.run(addAtEnd));
    act(() => store.run(undoCommand));
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));

    frame();
    expect(document.querySelectorAll('[data-kind="field"]')).toHaveLength(2);
    expect(leftovers()).toBe(0);
  });

  it('is joined by the next ones before the frame', () => {
    const { store, frame } = drawAndListen('a b+');

    act(() => store.run(addAtEnd));
    act(() => store.run(selectCommand(null)));
    act(() => store.run(addAtEnd));
    const { form } = store.state();
    expect(partsOnPage(form)).toEqual(partsOf(form));

    frame();
    expect(leftovers()).toBe(0);
  });
});
