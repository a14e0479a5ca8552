import { createContext, use } from 'react';
import type { Toasts } from '@form-portal/ui';

/** Shows toasts, for everything below it. */
export const ToastContext = createContext<Toasts['show']>(() => () => undefined);

/** Shows a toast: what went well, with at most one thing to do about it. */
export function useToast(): Toasts['show'] {
  return use(ToastContext);
}
