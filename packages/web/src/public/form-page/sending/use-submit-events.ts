import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Sends when the form is submitted by button or key, and at once when that happened before the script was loaded. */
export function useSubmitEvents(
  form: HTMLFormElement,
  sendRequested: boolean,
  send: () => Promise<void>,
): void {
  const start = useEffectEvent(() => void send());
  // In the same frame in which the page stops handling the event: otherwise the browser could post the form in between.
  useLayoutEffect(() => {
    function onSubmit(event: SubmitEvent): void {
      event.preventDefault();
      start();
    }
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form]);
  useEffect(() => {
    if (sendRequested) start();
  }, [sendRequested]);
}
