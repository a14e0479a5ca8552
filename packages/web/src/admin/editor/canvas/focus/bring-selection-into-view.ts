import { findBlock } from '../blocks/block-elements.ts';
import type { EditorStore } from '../../editor-store.ts';

/** Time in which the sections that came into view have been laid out, in ms. */
const settleMs = 1000;

/** Events by which the user scrolls, or points at something that must not move. */
const takeoverEvents = ['wheel', 'touchmove', 'pointerdown'];

/**
 * Scrolls the selected block into view, and again whenever sections are laid out shortly afterwards: outside the window they have estimated
 * heights, so that laying out those that came into view may move the block out of it. Ends when the user scrolls; returns a function that
 * ends it too.
 */
export function bringSelectionIntoView(canvas: HTMLElement, store: EditorStore): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  function stop(): void {
    clearTimeout(timer);
    listeners.abort();
  }
  function scroll(): void {
    const { selection } = store.state();
    if (selection.kind !== 'nothing') findBlock(canvas, selection.guid)?.scrollIntoView({ block: 'nearest' });
  }
  const timer = setTimeout(stop, settleMs);
  canvas.addEventListener('contentvisibilityautostatechange', scroll, { capture: true, signal });
  for (const type of takeoverEvents) addEventListener(type, stop, { capture: true, passive: true, signal });
  scroll();
  return stop;
}
