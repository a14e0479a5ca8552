import { createContext, use, useEffect, useId } from 'react';

/** The parts of a panel that hold something unsaved, by a name of their own each. */
export const UnsavedPartsContext = createContext<Set<string>>(new Set());

/** Tells the panel around a part whether it holds something that is not saved. */
export function useUnsavedPart(state: 'saved' | 'unsaved'): void {
  const parts = use(UnsavedPartsContext);
  const id = useId();
  useEffect(() => {
    if (state === 'saved') return;
    parts.add(id);
    return () => void parts.delete(id);
  }, [parts, id, state]);
}
