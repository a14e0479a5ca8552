import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Command, CommandEntry } from './model/commands/command.ts';
import type { EditorEnv } from './model/editor-env.ts';
import type { EditorState } from './model/editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/** The open editor for everything below it. */
export const EditorContext = createContext<EditorStore | null>(null);

/** The open editor, to run commands and dispatch transactions; reading from it in a render goes through {@link useEditor}. */
export function useEditorStore(): EditorStore {
  const store = use(EditorContext);
  if (store === null) throw new Error('useEditorStore is called outside of EditorContext');
  return store;
}

/**
 * A part of the editor's state; the component is drawn again only when that part is another. `select` must give the same value for
 * the same state: a part of it, or something simple.
 */
export function useEditor<Part>(select: (state: EditorState, env: EditorEnv) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.state(), store.env()));
}

/** Whether a command can do something now. */
export function useAvailable({ run, isAvailable }: CommandEntry): boolean {
  return useEditor((state, env) => isAvailable?.(state) ?? run(state, env) !== null);
}

/** Runs commands; the same function all the time. */
export function useRun(): (command: Command) => void {
  const store = useEditorStore();
  return useCallback((command) => store.run(command), [store]);
}
