import { useEffect } from 'react';
import type { SubmitFlow } from './submit-flow.ts';

/** A page whose form was sent and that the browser brings back from its memory starts anew. */
export function useFreshPage(kind: SubmitFlow['kind']): void {
  useEffect(() => {
    if (kind !== 'sent') return;
    const startAnew = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', startAnew);
    return () => window.removeEventListener('pageshow', startAnew);
  }, [kind]);
}
