/** Reports whether requests are being served, so that background work can yield. */
export interface LoadMonitor {
  requestBegan(): void;
  /** Whether a request began within the last {@link busyMs}. */
  isBusy(): boolean;
}

/** Longer than the gap between two requests of a page, shorter than an acceptable delay of a delivery (ms). */
export const busyMs = 100;

/** @param clock returns monotonic milliseconds. */
export function createLoadMonitor(clock: () => number): LoadMonitor {
  let latest = -Infinity;
  return {
    requestBegan() {
      latest = clock();
    },
    isBusy: () => clock() - latest < busyMs,
  };
}
