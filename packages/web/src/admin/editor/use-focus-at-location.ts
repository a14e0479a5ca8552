import { useEffect } from 'react';
import { useEditor, useEditorStore } from './editor-context.tsx';
import type { EditorLocation } from '@form-portal/domain/edit';
import type { RefObject } from 'react';

/**
 * Scrolls to an element and focuses it when the editor goes to its location, once per navigation; the content of a text control is selected,
 * so that typing replaces it. `isHere` returns whether a location belongs to this element.
 */
export function useFocusAtLocation(
  ref: RefObject<HTMLElement | null>,
  isHere: (location: EditorLocation, language: string) => boolean,
): void {
  const store = useEditorStore();
  // Renders again for every new location and language.
  useEditor((state) => state.focus);
  const language = useEditor((state) => state.language);
  useEffect(() => {
    const location = store.pendingFocus();
    const element = ref.current;
    if (location === null || element === null || !isHere(location, language)) return;
    store.markFocused();
    element.scrollIntoView({ block: 'nearest' });
    element.focus({ preventScroll: true });
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  });
}
