import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, the cross and a press beside the box. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** It asks a question: announced as an alert, and a press on the backdrop does not close it. */
  asks?: boolean | undefined;
  closeLabel?: string | undefined;
  className?: string | undefined;
};

/** A modal dialog. Its content is mounted while it is open, so forms inside start empty each time. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  asks = false,
  closeLabel = t('design.close'),
  className,
}: DialogProps) {
  const { ref, mounted } = useModal(open, onClose, { byBackdrop: !asks });
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[size], className)}
      role={asks ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={asks ? `${id}-body` : undefined}
    >
      {mounted && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
          </header>
          <div id={`${id}-body`} className={styles.body}>
            {children}
          </div>
          {footer != null && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
