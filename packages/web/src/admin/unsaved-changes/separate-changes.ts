import { createContext, use, useEffect, useId } from 'react';

/** The ids of the parts of a page that are saved separately and have unsaved changes. */
export const SeparateChangesContext = createContext<Set<string>>(new Set());

/** Reports to the page whether this part has unsaved changes. */
export function useSeparateChanges(isDirty: boolean): void {
  const parts = use(SeparateChangesContext);
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    parts.add(id);
    return () => void parts.delete(id);
  }, [parts, id, isDirty]);
}
