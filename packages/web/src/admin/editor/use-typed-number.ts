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
  /** Shows a text, and takes the number that it is; null while it is none. */
  readonly type: (text: string, take: Command | null) => void;
  /** The control was left: shows what was taken. */
  readonly leave: () => void;
}

/** A number that is taken as soon as what is typed can be read. `select` returns it from the state. */
export function useTypedNumber(select: (state: EditorState) => number | null): TypedNumber {
  const store = useEditorStore();
  const value = useEditor(select);
  const [typing, setTyping] = useState<{ readonly text: string; readonly taken: number | null } | null>(null);
  return {
    value,
    typed: typing !== null && typing.taken === value ? typing.text : null,
    type(text, take) {
      if (take !== null) store.run(take);
      setTyping({ text, taken: select(store.state()) });
    },
    leave() {
      setTyping(null);
      store.run(pauseCommand);
    },
  };
}
