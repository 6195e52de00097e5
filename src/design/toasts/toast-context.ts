import { createContext, useContext } from 'react';
import type { Toast } from './toast-state.ts';

export type Toasts = {
  /** Shows a toast immediately, replacing any other. */
  show: (toast: Toast) => void;
  dismiss: () => void;
  /** Shows the current toast again on the next page of this tab. */
  keep: () => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** Short messages about what just happened. @throws outside a `ToastProvider` */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
