import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run: false on the server and in the browser's first render, so that both render the same.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
