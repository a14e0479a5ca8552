import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { isAwaitingFocus } from '../use-place-focus.ts';
import { useCanvas, useCanvasStore } from './canvas-context.ts';
import { findBlock, findPart, guidOfBlock } from './blocks.ts';
import { placesOf } from '../model/places.ts';
import type { Guid } from '@form-portal/domain';
import type { EditorState } from '../model/editor-state.ts';
import type { Selection } from '../model/selection.ts';
import type { FieldHosts } from './field-hosts.ts';
import type { RefObject } from 'react';

/** Where on the canvas or in the side panel the focus is, or was when its element went. */
interface Had {
  readonly element: HTMLElement;
  /** The block that it is in, or that the panel is about. */
  readonly guid: Guid | null;
  /** Null: in the panel. */
  readonly part: string | null;
  /** What has the focus instead, such as a dialog, a menu or a text that is written in place, and gives it back when it goes. */
  readonly borrower: Element | null;
  /** Its block is being moved on the page, which may take the focus out of it. */
  readonly isMoving: boolean;
}

interface FocusKeeperProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly hosts: FieldHosts;
}

/**
 * Keeps the focus on the canvas where it belongs: an element that is moved takes it along, one that is gone gives it to what is
 * selected instead, and a menu that closes gives it back. So does the side panel, when what it is about changes and takes the control
 * along that had it. What becomes selected comes into view.
 */
export function FocusKeeper({ root, hosts }: FocusKeeperProps): null {
  const state = useEditor((now) => now);
  const view = useCanvas((now) => now);
  const store = useCanvasStore();
  const { later } = useEditorStore();
  const inPanel = useInPanel();
  const had = useHad(root, inPanel);
  const last = useRef(state);
  useHolding(had, hosts);

  useLayoutEffect(() => {
    const canvas = root.current;
    const before = last.current;
    last.current = state;
    if (canvas === null) return;
    const selected = guidOf(state);
    const isOther = selected !== guidOf(before);
    const bringIntoView = (): void => findBlock(canvas, selected)?.scrollIntoView({ block: 'nearest' });
    if (selected !== null && (isOther || isMoved(selected, before, state))) bringIntoView();
    // Parts that come near the window are drawn only now, and may be higher than they were taken for.
    if (selected !== null && isOther) later(bringIntoView);
    // Tab comes to what is selected last; to a block that is there in any case.
    if (isOther && selected !== null) store.change({ entry: selected });
    else if (findBlock(canvas, view.entry) === null) store.change({ entry: selected });
    // A text that wants typing gets the focus from whoever draws it.
    const was = had.current;
    if (
      was === null ||
      isAwaitingFocus(state) ||
      view.adding !== null ||
      view.renaming !== null ||
      view.asking !== null
    )
      return;
    const follows =
      isOther && selected !== null && was.part !== null && was.guid === guidOf(before) && was.guid !== null;
    if (follows) focusPart(canvas, selected, 'cover');
    else if (document.activeElement === document.body && hasLostFocus(was)) giveBack(canvas, was, selected);
  }, [state, view, inPanel, store, root, had, later]);
  return null;
}

function guidOf({ selection }: Pick<EditorState, 'selection'>): Guid | null {
  return selection.kind === 'nothing' ? null : selection.guid;
}

/**
 * Whether the page took the focus away from where it was. While a control is being left nothing has the focus either, and whatever
 * leaving it changes in the form must not bring the focus back to it.
 */
function hasLostFocus({ element, borrower, isMoving }: Had): boolean {
  return isMoving || !(borrower ?? element).isConnected;
}

function giveBack(canvas: HTMLElement, was: Had, selected: Guid | null): void {
  const isInPanel = was.part === null;
  // In vain when it is gone, or among the tools of a block that is still being moved.
  was.element.focus();
  if (document.activeElement === was.element || (isInPanel && was.guid === selected)) return;
  if (isInPanel && selected !== null) focusPart(canvas, selected, 'cover');
  else if (findBlock(canvas, was.guid) !== null) focusPart(canvas, was.guid, was.part ?? 'cover');
  else focusPart(canvas, selected, 'cover');
}

function focusPart(canvas: HTMLElement, guid: Guid | null, part: string): void {
  const block = findBlock(canvas, guid);
  if (block === null) return;
  findPart(block, part)?.focus();
  if (!block.contains(document.activeElement)) findPart(block, 'cover')?.focus();
}

function isMoved(guid: Guid, before: EditorState, now: EditorState): boolean {
  return before.form !== now.form && placesOf(before.form).get(guid) !== placesOf(now.form).get(guid);
}

/** What the panel is about: it is drawn later than the canvas, so that only then what it had is gone. */
function useInPanel(): Selection {
  const editor = useEditorStore();
  const [selection, setSelection] = useState(() => editor.state().selection);
  useEffect(() => editor.subscribeLater(() => setSelection(editor.state().selection)), [editor]);
  return selection;
}

/**
 * Takes the block that has the focus out of its slot before its line is put elsewhere; it comes back when the line stands there. A group
 * gives up the focus instead: otherwise the browser takes it out halfway, and lays out the page for it once more.
 */
function useHolding(had: RefObject<Had | null>, hosts: FieldHosts): void {
  const editor = useEditorStore();
  useEffect(() => {
    let before = editor.state();
    return editor.subscribe(() => {
      const was = before;
      before = editor.state();
      if (had.current === null) return;
      const { element, guid, part } = had.current;
      if (guid === null || part === null || element !== document.activeElement) return;
      if (!isMoved(guid, was, before)) return;
      had.current = { ...had.current, isMoving: true };
      if (!hosts.lift(guid) && before.focus === null) element.blur();
    });
  }, [editor, had, hosts]);
}

const atRest = { borrower: null, isMoving: false };

/** Remembers the part of a block or the control of the panel that has the focus, until the focus goes elsewhere on purpose. */
function useHad(root: RefObject<HTMLElement | null>, inPanel: Selection): RefObject<Had | null> {
  const had = useRef<Had | null>(null);
  const shown = useRef(inPanel);
  useLayoutEffect(() => void (shown.current = inPanel), [inPanel]);
  useEffect(() => {
    function onFocus(event: FocusEvent): void {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      if (target.closest('dialog') !== null) {
        if (had.current !== null) had.current = { ...had.current, borrower: target };
        return;
      }
      if (target.closest('[data-editor-region="panel"]') !== null) {
        had.current = { ...atRest, element: target, guid: guidOf({ selection: shown.current }), part: null };
        return;
      }
      if (root.current?.contains(target) !== true) {
        had.current = null;
        return;
      }
      const { part } = target.dataset;
      if (part !== undefined && part !== 'inline')
        had.current = { ...atRest, element: target, guid: guidOfBlock(target), part };
      else if (had.current !== null) had.current = { ...had.current, borrower: target };
    }
    function onPress({ target }: PointerEvent): void {
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      // What has the focus keeps it when it is pressed.
      if (had.current?.element.contains(target) !== true) had.current = null;
    }
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [root]);
  return had;
}
