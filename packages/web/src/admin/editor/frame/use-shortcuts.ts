import { useEffect, useEffectEvent } from 'react';
import { coverOf, elementAt } from '../canvas/blocks/block-elements.ts';
import { useEditorStore } from '../editor-context.tsx';
import { isApartFromForm, isTyping } from '../is-typing.ts';
import { commandOf } from '../model/commands/command-list.ts';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { redo, undo } from '../model/commands/window/undo-redo.ts';
import { isCanvasShown } from '../model/editor-state.ts';

/** Runs the editor's shortcuts wherever the focus is, except while a dialog is open (docs/design.md#shortcuts). */
export function useShortcuts(): void {
  const store = useEditorStore();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isInText = isTyping(event.target);
    const command = commandOf(event, isInText ? 'text' : 'elsewhere');
    if (command === undefined) return;
    if (isInText && isApartFromForm(event.target) && (command === undo || command === redo)) return;
    if (isInDialog(event.target)) {
      if (command.inDialog === 'swallow') event.preventDefault();
      return;
    }
    if (command.scope === 'block' && coverOf(event.target) === null) return;
    if (command.scope === 'selection') {
      if (isInMenu(event.target)) return;
      // The canvas is hidden: nobody would see the change.
      if (!isCanvasShown(store.state())) {
        event.preventDefault();
        return;
      }
      const element = elementAt(event.target);
      if (element !== undefined) store.run(selectCommand(element));
    }
    const transaction = command.run(store.state(), store.env());
    if (transaction === null && command.whenUnavailable === 'browser') return;
    store.dispatch(transaction);
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** An open dialog makes the rest inert, so that keys reach the dialog or the body: only then the whole page is searched. */
function isInDialog(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body)
    return document.querySelector('dialog[open]') !== null;
  return target.closest('dialog[open]') !== null;
}

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], [role="listbox"]') !== null;
}
