import { useEffect } from 'react';
import { useEditor } from './editor-context.tsx';
import type { FormPlace } from '@form-portal/domain/edit';
import type { RefObject } from 'react';
import type { EditorState } from './model/editor-state.ts';

const handled = new WeakSet<FormPlace>();

/** Whether the focus is yet to go to the place that the editor asks for. */
export function isAwaitingFocus({ focus }: EditorState): boolean {
  return focus !== null && !handled.has(focus);
}

/**
 * Brings an element into view and focuses it when the editor asks for its place, each time once; the content of a text is selected,
 * so that typing replaces it. `isHere` tells whether a place is this element's.
 */
export function usePlaceFocus(
  element: RefObject<HTMLElement | null>,
  isHere: (place: FormPlace, language: string) => boolean,
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
