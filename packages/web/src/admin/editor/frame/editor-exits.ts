import { createContext, use } from 'react';

/** Ways to leave the editor without a question about unsaved work. */
export interface EditorExits {
  /** Discards the work: the form may be left as it is. */
  readonly release: () => void;
  /** Keeps the work in the browser and goes to the sign-in, which returns here. */
  readonly signIn: () => void;
}

/** The exits of the open editor. */
export const EditorExitsContext = createContext<EditorExits | null>(null);

/** Ways to leave the editor without a question about unsaved work. */
export function useEditorExits(): EditorExits {
  const exits = use(EditorExitsContext);
  if (exits === null) throw new Error('useEditorExits is called outside of EditorExitsContext');
  return exits;
}
