import { useState } from 'react';
import { useEditor, useEditorStore } from './editor-context.tsx';
import { pauseCommand } from './model/commands/window/undo-redo.ts';
import type { Command } from './model/commands/command.ts';
import type { EditorState } from './model/editor-state.ts';

/** A number of the form, and what is typed for it. */
export interface TypedNumber {
  /** Null: none. */
  readonly value: number | null;
  /** What the control shows in place of the value; null: nothing is being typed, or the value was changed elsewhere since, such as by undo. */
  readonly typed: string | null;
  /** Shows a text and runs the command that sets the number it spells; null while it spells none. */
  readonly type: (text: string, set: Command | null) => void;
  /** Called when the control is left: shows the value again. */
  readonly leave: () => void;
}

/** A number that is set as soon as what is typed can be read. `select` returns it from the state. */
export function useTypedNumber(select: (state: EditorState) => number | null): TypedNumber {
  const store = useEditorStore();
  const value = useEditor(select);
  const [typing, setTyping] = useState<{ readonly text: string; readonly number: number | null } | null>(
    null,
  );
  return {
    value,
    typed: typing !== null && typing.number === value ? typing.text : null,
    type(text, set) {
      if (set !== null) store.run(set);
      setTyping({ text, number: select(store.state()) });
    },
    leave() {
      setTyping(null);
      store.run(pauseCommand);
    },
  };
}
