import { createContext, use } from 'react';

/** Ways to leave the editor without being asked about unsaved changes. */
export interface EditorExits {
  /** Discards the unsaved changes, so that the editor can be left. */
  readonly release: () => void;
  /** Keeps the unsaved changes in the browser and goes to the sign-in, which returns here. */
  readonly signIn: () => void;
}

/** The exits of the open editor. */
export const EditorExitsContext = createContext<EditorExits | null>(null);

/** The exits of the open editor; fails outside of it. */
export function useEditorExits(): EditorExits {
  const exits = use(EditorExitsContext);
  if (exits === null) throw new Error('useEditorExits is called outside of EditorExitsContext');
  return exits;
}
