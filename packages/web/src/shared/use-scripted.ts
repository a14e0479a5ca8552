import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the script runs: false on the server and in the browser's first drawing, so that both draw the same. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
