import { useEffect } from 'react';
import { useForm } from '../use-form.ts';

/** Reloads the page of a form that was sent when the browser restores it from its back-forward cache. */
export function useReloadAfterSending(): void {
  const isSent = useForm(({ flow }) => flow.kind === 'sent');
  useEffect(() => {
    if (!isSent) return;
    const reload = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, [isSent]);
}
