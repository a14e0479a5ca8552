import { commandOf } from './model/commands/command-list.ts';
import { save } from './model/saving/save.ts';
import type { KeyPress } from './model/commands/shortcut.ts';

/** Whether a key press commits what is typed, as leaving the control does: Enter, or the shortcut that saves. */
export function commitsTyped(press: KeyPress): boolean {
  return press.key === 'Enter' || commandOf(press, 'text') === save;
}
