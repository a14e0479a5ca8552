import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor, useEditorStore } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/change-canvas.ts';
import { elementAt, findBlock, findPart, guidOfBlock } from '../blocks/block-elements.ts';
import type { Guid } from '@form-portal/domain';
import type { EditorStore } from '../../editor-store.ts';
import type { EditorState } from '../../model/editor-state.ts';
import type { RefObject } from 'react';

/** The element of the canvas, the side panel or the list of pages that has the focus, or lent it. */
interface FocusOrigin {
  readonly element: HTMLElement;
  readonly region: 'canvas' | 'panel' | 'pages';
  /** The block that it is in, the one shown in the panel, or the page in the list; null: the form's head. */
  readonly guid: Guid | null;
  /** Its part of the block; outside of the canvas the cover, where the focus goes when it was removed. */
  readonly part: string;
  /** The element that has the focus temporarily, in a dialog, a menu or an inline text, and returns it when it closes. */
  readonly borrower: Element | null;
}

interface FocusKeeperProps {
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * The one component that restores the focus after a change of the form: when the focused element was removed, the focus goes to its
 * replacement, else to the selected block. Elements that only move keep it. A block that becomes selected or moves is scrolled into view.
 */
export function FocusKeeper({ root }: FocusKeeperProps): null {
  const state = useEditor((now) => now);
  const store = useEditorStore();
  const focused = useFocusOrigin(root);
  const last = useRef(state);

  useLayoutEffect(() => {
    const canvas = root.current;
    const before = last.current;
    last.current = state;
    if (canvas === null) return;
    const selected = guidOf(state);
    const isOther = selected !== guidOf(before);
    if (selected !== null && (isOther || state.positions.get(selected) !== before.positions.get(selected)))
      bringIntoView(canvas, selected);
    // The Tab stop is the block selected last, and always one that exists.
    if ((isOther && selected !== null) || findBlock(canvas, state.canvas.tabStop) === null)
      store.run(changeCanvasCommand({ tabStop: selected }));
    const was = focused.current;
    if (was === null || isFocusGivenElsewhere(store)) return;
    const follows =
      isOther &&
      selected !== null &&
      was.region === 'canvas' &&
      was.guid === guidOf(before) &&
      was.guid !== null;
    if (follows) focusPart(canvas, selected, 'cover');
    else if (document.activeElement === document.body && isLost(was)) restore(canvas, was, selected);
  }, [state, store, root, focused]);
  return null;
}

function guidOf({ selection }: Pick<EditorState, 'selection'>): Guid | null {
  return selection.kind === 'nothing' ? null : selection.guid;
}

/** Scrolls twice: sections outside the viewport are laid out only when they come near it, and may be taller than estimated. */
function bringIntoView(canvas: HTMLElement, guid: Guid): void {
  const bring = (): void => findBlock(canvas, guid)?.scrollIntoView({ block: 'nearest' });
  bring();
  requestAnimationFrame(bring);
}

/** Whether a text control, a menu or a dialog is about to take the focus. */
function isFocusGivenElsewhere(store: EditorStore): boolean {
  const { addTarget, renaming, dialog } = store.state().canvas;
  return store.pendingFocus() !== null || addTarget !== null || renaming !== null || dialog !== null;
}

/** False while the focus is moving away from a control: it must not be pulled back. A page that moves in its list loses it as well. */
function isLost({ region, element, borrower }: FocusOrigin): boolean {
  return region === 'pages' || !(borrower ?? element).isConnected;
}

function restore(canvas: HTMLElement, was: FocusOrigin, selected: Guid | null): void {
  const isInPanel = was.region === 'panel';
  // The element that lent the focus may still exist.
  was.element.focus();
  if (document.activeElement === was.element || (isInPanel && was.guid === selected)) return;
  if (isInPanel && selected !== null) focusPart(canvas, selected, 'cover');
  else if (findBlock(canvas, was.guid) !== null) focusPart(canvas, was.guid, was.part);
  else focusPart(canvas, selected, 'cover');
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
    function onFocus({ target }: FocusEvent): void {
      if (target instanceof HTMLElement) focused.current = focusedAt(target, focused.current);
    }
    function focusedAt(element: HTMLElement, before: FocusOrigin | null): FocusOrigin | null {
      const borrowed = before === null ? null : { ...before, borrower: element };
      if (element.closest('dialog') !== null) return borrowed;
      const apart = { element, part: 'cover', borrower: null };
      if (element.closest('[data-editor-region="panel"]') !== null)
        return { ...apart, region: 'panel', guid: guidOf(store.state()) };
      if (element.dataset['pageItem'] !== undefined)
        return { ...apart, region: 'pages', guid: elementAt(element) ?? null };
      if (root.current?.contains(element) !== true) return null;
      const { part } = element.dataset;
      if (part === undefined || part === 'inline') return borrowed;
      return { element, region: 'canvas', guid: guidOfBlock(element), part, borrower: null };
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
