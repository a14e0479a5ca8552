import { useEffect } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { isDirty } from '../model/editor-state.ts';
import { forget, keep } from './kept-work-place.ts';
import type { Hold } from './hold.ts';

/** How long after the last change the work is kept, in ms: typing is not held up by it. */
const restMs = 1000;

/** Keeps what is not saved in the browser, against a crash and against a sign-in on the way (docs/design.md#dialogs-and-messages); saved work is forgotten. */
export function useKeptWork(hold: Hold): void {
  const store = useEditorStore();
  useEffect(() => {
    let form = store.state().form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function write(): void {
      clearTimeout(timer);
      timer = undefined;
      if (hold.isReleased()) return;
      const state = store.state();
      if (isDirty(state)) keep(state, store.env());
      else forget(state, store.env());
    }
    function onChange(): void {
      const { form: next } = store.state();
      if (next === form) return;
      form = next;
      clearTimeout(timer);
      timer = setTimeout(write, restMs);
    }
    function onHide(): void {
      if (timer !== undefined) write();
    }
    const unsubscribe = store.subscribe(onChange);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
    };
  }, [store, hold]);
}
