import { createContext, useContext } from 'react';
import type { Toast } from './toast-state.ts';

export type Toasts = {
  /** Shows it at once, in place of any other. */
  show: (toast: Toast) => void;
  dismiss: () => void;
  /** Has the next page that this tab loads say it again. */
  keep: () => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** Short messages about what just happened. @throws outside a `ToastProvider` */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
