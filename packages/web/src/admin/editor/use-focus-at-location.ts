import { useEffect } from 'react';
import { useEditor } from './editor-context.tsx';
import type { EditorLocation } from '@form-portal/domain/edit';
import type { RefObject } from 'react';
import type { EditorState } from './model/editor-state.ts';

const handled = new WeakSet<EditorLocation>();

/** Whether the location to be focused has not been focused yet. */
export function isAwaitingFocus({ focus }: EditorState): boolean {
  return focus !== null && !handled.has(focus);
}

/**
 * Scrolls to an element and focuses it when the editor goes to its location, once per navigation; the content of a text control is selected,
 * so that typing replaces it. `isHere` returns whether a location belongs to this element.
 */
export function useFocusAtLocation(
  element: RefObject<HTMLElement | null>,
  isHere: (location: EditorLocation, language: string) => boolean,
): void {
  const focus = useEditor((state) => state.focus);
  const language = useEditor((state) => state.language);
  useEffect(() => {
    if (focus === null || handled.has(focus) || !isHere(focus, language)) return;
    const target = element.current;
    if (target === null) return;
    handled.add(focus);
    target.scrollIntoView({ block: 'nearest' });
    target.focus({ preventScroll: true });
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select();
  });
}
