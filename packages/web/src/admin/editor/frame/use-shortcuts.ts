import { useEffect, useEffectEvent } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { isTyping } from '../is-typing.ts';
import { commandOf, type CommandId } from '../model/command-list.ts';
import { focusNextRegion } from './regions.ts';

/** Actions that the canvas does on its own, with its menus and dialogs. */
const ofTheCanvas: readonly string[] = [
  'move-to',
  'delete',
  'select',
  'rename',
  'add-below',
] satisfies readonly CommandId[];

/**
 * Actions whose keys the browser may have when there is nothing to do: Esc, and the undoing of a text that is only being typed. What it
 * does with all others, such as going back in history, is never what is meant.
 */
const yielding: readonly string[] = ['step-out', 'undo', 'redo'] satisfies readonly CommandId[];

/** With a dialog open everything else is inert, so that keys go into it, or nowhere: only then the whole page is looked through. */
function isInDialog(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body)
    return document.querySelector('dialog[open]') !== null;
  return target.closest('dialog[open]') !== null;
}

/** Runs the editor's shortcuts (docs/design.md#editor) wherever the focus is, but not behind an open dialog. */
export function useShortcuts({ openHelp }: { readonly openHelp: () => void }): void {
  const store = useEditorStore();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const entry = commandOf(event, isTyping(event.target) ? 'text' : 'elsewhere');
    if (entry === undefined || ofTheCanvas.includes(entry.id)) return;
    if (isInDialog(event.target)) {
      // The browser would save the page as a file.
      if (entry.id === 'save') event.preventDefault();
      return;
    }
    if (entry.id === 'next-region') focusNextRegion(document);
    else if (entry.id === 'help') openHelp();
    else if (entry.run !== null) {
      const transaction = entry.run(store.state(), store.env());
      if (transaction === null && yielding.includes(entry.id)) return;
      store.dispatch(transaction);
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
