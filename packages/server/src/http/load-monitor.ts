/** Tells whether requests are being served, so that work in the background can step aside. */
export interface LoadMonitor {
  requestBegan(): void;
  /** Whether a request began within the last {@link busyMs}. */
  isBusy(): boolean;
}

/** Longer than between two requests of a page, shorter than anybody waits for a delivery. */
export const busyMs = 100;

/** @param clock gives milliseconds that only grow. */
export function createLoadMonitor(clock: () => number): LoadMonitor {
  let latest = -Infinity;
  return {
    requestBegan() {
      latest = clock();
    },
    isBusy: () => clock() - latest < busyMs,
  };
}
