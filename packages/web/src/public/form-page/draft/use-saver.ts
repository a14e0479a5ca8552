import { useEffect, useRef, useState } from 'react';

/** Time without a change after which a draft is kept, in ms. */
const calmMs = 400;

/** Something that is done when changes have stopped for a moment. */
export interface Saver {
  readonly schedule: () => void;
  readonly flush: () => void;
  readonly cancel: () => void;
}

/** Makes a saver; at most one call of `save` waits. */
export function createSaver(save: () => void): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function flush(): void {
    if (timer === undefined) return;
    cancel();
    save();
  }
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, calmMs);
  }
  return { schedule, flush, cancel };
}

/** A saver of the page: what waits is saved at once when the visitor leaves. */
export function useSaver(save: () => void): Saver {
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  const [saver] = useState(() => createSaver(() => newest.current()));
  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    document.addEventListener('visibilitychange', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      document.removeEventListener('visibilitychange', saver.flush);
      saver.cancel();
    };
  }, [saver]);
  return saver;
}
