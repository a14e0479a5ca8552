import { createContext, use } from 'react';

/** Whether the portal was started so that it delivers nothing. */
export const HeldDeliveriesContext = createContext(false);

/** Whether nothing is delivered, whoever asks for it. */
export function useHeldDeliveries(): boolean {
  return use(HeldDeliveriesContext);
}
