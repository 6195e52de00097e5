export type ToastTone = 'plain' | 'good' | 'destructive';

export type Toast = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** One way on, such as Undo. */
  action?: { label: string; onAct: () => void } | undefined;
  /** Milliseconds in sight; more when there is something to press. */
  duration?: number | undefined;
};

export type ShownToast = Toast & { id: number };

export type ToastState = { last: number; shown: ShownToast | null };

export type ToastChange = { show: Toast } | { dismiss: number | 'any' };

export const noToast: ToastState = { last: 0, shown: null };

/** Only one toast is visible: a new one replaces the old one, whose timer can't remove the new one. */
export function changeToast(state: ToastState, change: ToastChange): ToastState {
  if ('show' in change) {
    const id = state.last + 1;
    return { last: id, shown: { ...change.show, id } };
  }
  return change.dismiss === 'any' || state.shown?.id === change.dismiss ? { ...state, shown: null } : state;
}

/** How long a toast stays: 5 s, and 10 s if it has an action. */
export const toastDuration = (toast: Toast): number => toast.duration ?? (toast.action ? 10_000 : 5_000);
