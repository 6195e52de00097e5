import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './toast.module.css';
import { type ShownToast, toastDuration } from './toast-state.ts';

/** One toast. Its timer pauses while it is hovered or has the focus. */
export function ToastView({ toast, onLeave }: { toast: ShownToast; onLeave: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const duration = toastDuration(toast);
  useEffect(() => {
    if (held) return;
    const clock = setTimeout(() => onLeave(toast.id), duration);
    return () => clearTimeout(clock);
  }, [held, duration, onLeave, toast.id]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const bad = toast.tone === 'destructive';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds the clock, there is nothing to press
    <div
      className={classes(styles.toast, bad && styles.bad)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {bad ? <CircleAlert aria-hidden="true" /> : toast.tone === 'good' && <Check aria-hidden="true" />}
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          size="sm"
          onClick={() => {
            toast.action?.onAct();
            onLeave(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={t('design.toast.dismiss')} icon={<X />} onClick={() => onLeave(toast.id)} />
    </div>
  );
}
