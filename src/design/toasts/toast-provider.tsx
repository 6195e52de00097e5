import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepToast, takeKeptToast } from './kept-toast.ts';
import styles from './toast.module.css';
import { ToastContext, type Toasts } from './toast-context.ts';
import { changeToast, noToast } from './toast-state.ts';
import { ToastView } from './toast-view.tsx';

/** Contains the visible toast and the live regions that announce it. Render it once, at the root. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ shown }, change] = useReducer(changeToast, noToast);
  const [modal, setModal] = useState<Element | null>(null);

  const latest = useRef(shown);
  latest.current = shown;
  const toasts = useMemo<Toasts>(
    () => ({
      show: toast => change({ show: toast }),
      dismiss: () => change({ dismiss: 'any' }),
      keep: () => latest.current && keepToast(latest.current),
    }),
    [],
  );
  useEffect(() => {
    const kept = takeKeptToast();
    if (kept) change({ show: kept });
  }, []);
  const leave = useCallback((id: number) => change({ dismiss: id }), []);

  // Everything outside an open modal dialog is inert, so toasts are shown inside it.
  useEffect(() => {
    if (!shown) return;
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
    setModal(top);
    const backToPage = () => setModal(null);
    top?.addEventListener('close', backToPage);
    return () => top?.removeEventListener('close', backToPage);
  }, [shown]);

  const view = shown && <ToastView key={shown.id} toast={shown} onLeave={leave} />;
  const urgent = shown?.tone === 'destructive';
  const inPage = modal === null;
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.region}>
        <div role="status">{inPage && !urgent && view}</div>
        <div role="alert">{inPage && urgent && view}</div>
      </div>
      {modal !== null &&
        view &&
        createPortal(
          <div className={styles.region} role={urgent ? 'alert' : 'status'}>
            {view}
          </div>,
          modal,
        )}
    </ToastContext>
  );
}
