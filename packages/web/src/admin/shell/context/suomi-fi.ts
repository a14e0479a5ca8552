import { createContext, use } from 'react';

/** Whether Suomi.fi identification is configured on the server. */
export const SuomiFiContext = createContext<'available' | 'unavailable'>('available');

/** Whether Suomi.fi identification is configured on the server. */
export function useSuomiFi(): 'available' | 'unavailable' {
  return use(SuomiFiContext);
}
