import { createContext, use } from 'react';
import type { Toasts } from '@form-portal/ui';

/** Shows toasts. */
export const ToastContext = createContext<Toasts['show']>(() => () => undefined);

/** Shows a toast: a confirmation with at most one action. */
export function useToast(): Toasts['show'] {
  return use(ToastContext);
}
