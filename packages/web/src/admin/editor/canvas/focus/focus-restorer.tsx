import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor, useEditorStore } from '../../editor-context.tsx';
import { elementAt, findBlock, findPart, guidOfBlock } from '../blocks/block-elements.ts';
import { bringSelectionIntoView } from './bring-selection-into-view.ts';
import type { Guid } from '@form-portal/domain';
import type { EditorStore } from '../../editor-store.ts';
import type { EditorState } from '../../model/editor-state.ts';
import type { RefObject } from 'react';

/** Where the focus is, in the canvas, the side panel or the list of pages, or the element outside them that it returns to. */
interface FocusOrigin {
  readonly element: HTMLElement;
  readonly region: 'canvas' | 'panel' | 'pages' | 'frame';
  /** The block that it is in, the one shown in the panel, or the page in the list; null: the form's head. */
  readonly guid: Guid | null;
  /** Its part of the block; outside the canvas `cover`, the button over the block, which gets the focus if the element is removed. */
  readonly part: string;
  /** The element that has the focus temporarily, in a dialog, a menu or an inline text, and returns it when it closes. */
  readonly temporaryHolder: Element | null;
}

interface FocusRestorerProps {
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * The one component that restores the focus after a change of the form: when the focused element was removed, the focus goes to its
 * replacement, else to the panel if it was in there and the selection is the same, else to the selected block. Elements that only move
 * keep it. A block that becomes selected or moves is scrolled into view.
 */
export function FocusRestorer({ root }: FocusRestorerProps): null {
  const state = useEditor((current) => current);
  const store = useEditorStore();
  const focused = useFocusOrigin(root);
  const lastState = useRef(state);
  useSelectionInView(root, state);

  useLayoutEffect(() => {
    const canvas = root.current;
    const before = lastState.current;
    lastState.current = state;
    if (canvas === null) return;
    const selected = selectedGuid(state);
    const selectedBefore = selectedGuid(before);
    const origin = focused.current;
    if (origin === null || isFocusPending(store)) return;
    const wasOnSelected =
      origin.region === 'canvas' && origin.guid !== null && origin.guid === selectedBefore;
    if (wasOnSelected && selected !== null && selected !== selectedBefore)
      focusPart(canvas, selected, 'cover');
    else if (document.activeElement === document.body && isLost(origin)) restore(canvas, origin, selected);
  }, [state, store, root, focused]);
  return null;
}

/** Brings a block into view when it becomes selected or moves. */
function useSelectionInView(root: RefObject<HTMLElement | null>, state: EditorState): void {
  const store = useEditorStore();
  const selected = selectedGuid(state);
  const position = selected === null ? undefined : state.positions.get(selected);
  useLayoutEffect(() => {
    if (root.current === null || selected === null) return undefined;
    return bringSelectionIntoView(root.current, store);
  }, [root, store, selected, position]);
}

function selectedGuid({ selection }: Pick<EditorState, 'selection'>): Guid | null {
  return selection.kind === 'nothing' ? null : selection.guid;
}

/** Whether a text control, a menu or a dialog is about to take the focus. */
function isFocusPending(store: EditorStore): boolean {
  const { addTarget, renaming, dialog } = store.state().canvas;
  return store.pendingFocus() !== null || addTarget !== null || renaming !== null || dialog !== null;
}

/**
 * Whether the focus was lost with its element rather than moved by the user. A page's item that moves in the list is reinserted, which
 * loses it too.
 */
function isLost({ region, element, temporaryHolder }: FocusOrigin): boolean {
  return region === 'pages' || !(temporaryHolder ?? element).isConnected;
}

function restore(canvas: HTMLElement, origin: FocusOrigin, selected: Guid | null): void {
  const wasInPanel = origin.region === 'panel';
  // The original element may still exist.
  origin.element.focus();
  if (document.activeElement === origin.element) return;
  if (wasInPanel && origin.guid === selected) focusPanel();
  else if (wasInPanel && selected !== null) focusPart(canvas, selected, 'cover');
  else if (findBlock(canvas, origin.guid) !== null) focusPart(canvas, origin.guid, origin.part);
  else focusPart(canvas, selected, 'cover');
}

/** Focuses the panel, unless a part of it passes the focus to its own replacement first. */
function focusPanel(): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-editor-region="panel"]')?.focus();
  });
}

function focusPart(canvas: HTMLElement, guid: Guid | null, part: string): void {
  const block = findBlock(canvas, guid);
  if (block === null) return;
  findPart(block, part)?.focus();
  if (!block.contains(document.activeElement)) findPart(block, 'cover')?.focus();
}

/** Remembers the focused part of a block, control of the panel or page in the list until the user moves the focus elsewhere. */
function useFocusOrigin(root: RefObject<HTMLElement | null>): RefObject<FocusOrigin | null> {
  const store = useEditorStore();
  const focused = useRef<FocusOrigin | null>(null);
  useEffect(() => {
    function onFocus({ target, relatedTarget }: FocusEvent): void {
      if (target instanceof HTMLElement) focused.current = focusedAt(target, focused.current, relatedTarget);
    }
    function focusedAt(
      element: HTMLElement,
      before: FocusOrigin | null,
      left: EventTarget | null,
    ): FocusOrigin | null {
      const borrowed = before === null ? null : { ...before, temporaryHolder: element };
      if (element.closest('dialog') !== null) return borrowed;
      const outsideCanvas = { element, part: 'cover', temporaryHolder: null };
      if (element.closest('[data-editor-region="panel"]') !== null)
        return { ...outsideCanvas, region: 'panel', guid: selectedGuid(store.state()) };
      if (element.dataset['pageItem'] !== undefined)
        return { ...outsideCanvas, region: 'pages', guid: elementAt(element) ?? null };
      if (root.current?.contains(element) !== true) return null;
      const { part } = element.dataset;
      if (part === undefined || part === 'inline') return borrowed ?? lentByFrame(element, left);
      return { element, region: 'canvas', guid: guidOfBlock(element), part, temporaryHolder: null };
    }
    /** For a shortcut that opens a menu or an inline text while the focus is in the bar or the rail. */
    function lentByFrame(temporaryHolder: HTMLElement, left: EventTarget | null): FocusOrigin | null {
      if (!(left instanceof HTMLElement)) return null;
      const guid = selectedGuid(store.state());
      return { element: left, region: 'frame', guid, part: 'cover', temporaryHolder };
    }
    function onPress({ target }: PointerEvent): void {
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      // Pressing the focused element keeps its focus.
      if (focused.current?.element.contains(target) !== true) focused.current = null;
    }
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [root, store]);
  return focused;
}
