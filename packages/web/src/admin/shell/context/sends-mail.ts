import { createContext, use } from 'react';

/** Whether a mail server is configured (`PORTAL_SMTP_URL`). */
export const SendsMailContext = createContext(true);

/** Whether a mail server is configured. */
export function useSendsMail(): boolean {
  return use(SendsMailContext);
}
