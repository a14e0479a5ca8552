import { isDirty } from '../model/editor-state.ts';
import type { EditorStore } from '../editor-store.ts';

/** Whether leaving the editor is asked about first. */
export interface Hold {
  readonly isHeld: () => boolean;
  /** Whether the editor was let go: what becomes of its work is decided. */
  readonly isReleased: () => boolean;
  /** Lets go without asking, from now on: it was asked, or the work is kept. */
  readonly release: () => void;
}

/** Holds people back while there is something to save. */
export function createHold(store: EditorStore): Hold {
  let released = false;
  return {
    isHeld: () => !released && isDirty(store.state()),
    isReleased: () => released,
    release: () => {
      released = true;
    },
  };
}
