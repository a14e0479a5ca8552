import { createContext, use } from 'react';

/** Whether the portal holds all deliveries (`PORTAL_DELIVERY=hold`). */
export const HeldDeliveriesContext = createContext(false);

/** Whether the portal holds all deliveries. */
export function useHeldDeliveries(): boolean {
  return use(HeldDeliveriesContext);
}
