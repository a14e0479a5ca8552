import { createContext, use, useEffect, useId } from 'react';

/** The ids of the nested forms of a page that have unsaved changes; each is saved on its own. */
export const NestedChangesContext = createContext<Set<string>>(new Set());

/** Reports to the page whether this nested form has unsaved changes. */
export function useNestedChanges(isDirty: boolean): void {
  const forms = use(NestedChangesContext);
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    forms.add(id);
    return () => void forms.delete(id);
  }, [forms, id, isDirty]);
}
