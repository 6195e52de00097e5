import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './empty-state.module.css';

export type ErrorStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Loads again. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  /** An action beside “Try again”. */
  action?: ReactNode;
  /** The request number, for support. */
  reference?: string | undefined;
  className?: string | undefined;
};

/** Says what failed, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const {
    icon = <CircleAlert aria-hidden="true" />,
    title,
    children,
    onRetry,
    retryLabel = t('design.error.tryAgain'),
    retrying,
    action,
    reference,
    className,
  } = props;
  return (
    <div className={classes(styles.state, className)} role="alert">
      <span className={classes(styles.icon, styles.bad)}>{icon}</span>
      <p className={classes(styles.title, styles.bad)}>{title}</p>
      {children != null && <p className={styles.text}>{children}</p>}
      {(onRetry ?? action) != null && (
        <div className={styles.action}>
          {onRetry && (
            <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry} busy={retrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className={styles.reference}>{t('design.error.reference', { reference })}</p>}
    </div>
  );
}
