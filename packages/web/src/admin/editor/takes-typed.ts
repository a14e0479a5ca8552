import { commandOf } from './model/commands/command-list.ts';
import { save } from './model/saving/save.ts';
import type { KeyPress } from './model/commands/shortcut.ts';

/** Whether a key press takes what is typed in a control that is otherwise taken when it is left: Enter, or saving, which includes it. */
export function takesTyped(press: KeyPress): boolean {
  return press.key === 'Enter' || commandOf(press, 'text') === save;
}
