import { useEffect, useState } from 'react';
import { useEditorStore } from './editor-context.tsx';
import type { Form } from '@form-portal/domain';

/** How long a form must have been left alone before what is only counted of it is counted again, in ms. */
const restMs = 400;

/** The form once nothing has changed for a moment: for what looks through all of it and must not hold up typing. */
export function useSettledForm(): Form {
  const store = useEditorStore();
  const [form, setForm] = useState(() => store.state().form);
  useEffect(() => {
    let seen = store.state().form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      setForm(store.state().form);
    }
    const unsubscribe = store.subscribe(() => {
      const { form: next } = store.state();
      if (next === seen) return;
      seen = next;
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return form;
}
