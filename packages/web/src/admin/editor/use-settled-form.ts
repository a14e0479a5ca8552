import { startTransition, useEffect, useState } from 'react';
import { useEditorStore } from './editor-context.tsx';
import type { Form } from '@form-portal/domain';

/** The pause in editing, in ms, after which the form counts as settled. */
const settleMs = 400;

/** The form as of the last pause in editing: for work that goes through the whole form and must not delay typing. */
export function useSettledForm(): Form {
  const store = useEditorStore();
  const [form, setForm] = useState(() => store.state().form);
  useEffect(() => {
    let lastForm = store.state().form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      // Interruptible: the next edit may come while it is rendered.
      startTransition(() => setForm(store.state().form));
    }
    const unsubscribe = store.subscribe(() => {
      const { form: next } = store.state();
      if (next === lastForm) return;
      lastForm = next;
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return form;
}
