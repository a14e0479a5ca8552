/** Time without a change after which the draft is saved, in ms. */
const delayMs = 400;

/** Saves once changes have paused. */
export interface Autosave {
  readonly schedule: () => void;
  /** Saves immediately if a save is scheduled. */
  readonly flush: () => void;
  readonly cancel: () => void;
  /** From now on also saves when the visitor leaves the page; returns a function that ends this and cancels a scheduled save. */
  readonly saveOnLeaving: () => () => void;
}

/** Creates an autosave that calls `save`. */
export function createAutosave(save: () => void): Autosave {
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
    timer = setTimeout(flush, delayMs);
  }
  function saveOnLeaving(): () => void {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      cancel();
    };
  }
  return { schedule, flush, cancel, saveOnLeaving };
}
