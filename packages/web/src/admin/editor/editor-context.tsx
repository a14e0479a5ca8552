import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Command, CommandEntry } from './model/commands/command.ts';
import type { EditorEnv } from './model/editor-env.ts';
import type { EditorState } from './model/editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/** The store of the open editor. */
export const EditorContext = createContext<EditorStore | null>(null);

/** The store, to run commands and dispatch transactions. Rendering reads state through {@link useEditor}. */
export function useEditorStore(): EditorStore {
  const store = use(EditorContext);
  if (store === null) throw new Error('useEditorStore is called outside of EditorContext');
  return store;
}

/**
 * A part of the editor's state; the component renders again only when that part changes. `select` must return the same value for the
 * same state: a part of it or a primitive.
 */
export function useEditor<Part>(select: (state: EditorState, env: EditorEnv) => Part): Part {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.state(), store.env()));
}

/** Whether a command is available. */
export function useAvailable({ run, isAvailable }: CommandEntry): boolean {
  return useEditor((state, env) => isAvailable?.(state) ?? run(state, env) !== null);
}

/** Runs commands; the function is stable. */
export function useRun(): (command: Command) => void {
  const store = useEditorStore();
  return useCallback((command) => store.run(command), [store]);
}
