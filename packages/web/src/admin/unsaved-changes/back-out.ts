import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** The position of the current history entry among those of this document, as the router counts them; null: not one of the router's. */
function entryIndex(): number | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** Whether the browser has just gone back to the first entry of this document, on its way out of it. */
export function isBackOut(action: NavigationType): boolean {
  return action === NavigationType.Pop && entryIndex() === 0;
}

/**
 * Keeps the browser's Back inside the document while there are unsaved changes, so that the portal can ask first: from the first entry of
 * a document, Back would load another page. A second entry with the same address is added, from which Back leads to the first one.
 * Returns a function that leaves the document, or goes to My Forms when there is no page to go back to.
 */
export function useBackOut(isDirty: boolean): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const action = useNavigationType();
  const isOnTop = useRef(false);
  useEffect(() => {
    if (entryIndex() !== 0) return;
    if (isDirty) {
      isOnTop.current = true;
      void navigate(location, { state: location.state, preventScrollReset: true });
    } else if (isOnTop.current && action === NavigationType.Pop) {
      history.back();
    }
  }, [isDirty, location, action, navigate]);
  return () => {
    if (history.length > 2) history.go(-2);
    else void navigate('/admin');
  };
}
