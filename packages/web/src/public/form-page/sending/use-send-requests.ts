import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Sends when the form is submitted by button or key, and at once when that was done before the script was here. */
export function useSendRequests(
  form: HTMLFormElement,
  wanted: 'send' | 'nothing',
  send: () => Promise<void>,
): void {
  const start = useEffectEvent(() => void send());
  // With the frame in which the page gives sending over to this: an effect of later would let the browser post in between.
  useLayoutEffect(() => {
    function onSubmit(event: SubmitEvent): void {
      event.preventDefault();
      start();
    }
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form]);
  useEffect(() => {
    if (wanted === 'send') start();
  }, [wanted]);
}
