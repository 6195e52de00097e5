import type { ReactNode } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './timeline.module.css';

export type TimelineStep = {
  key: string;
  title: ReactNode;
  /** When, or by when. */
  when?: ReactNode;
  children?: ReactNode;
  state: 'done' | 'now' | 'ahead' | 'failed';
};

const said = {
  done: t('design.timeline.done'),
  now: t('design.timeline.now'),
  ahead: t('design.timeline.ahead'),
  failed: t('design.timeline.failed'),
};

/** Past and future steps along a wire, highlighted up to the current one. */
export function Timeline({ steps, className }: { steps: readonly TimelineStep[]; className?: string | undefined }) {
  return (
    <ol className={classes(styles.line, className)}>
      {steps.map(({ key, title, when, children, state }) => (
        <li
          key={key}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true" />
          <div>
            <p className={styles.title}>
              <VisuallyHidden>{said[state]}</VisuallyHidden>
              {title}
            </p>
            {when != null && <p className={styles.when}>{when}</p>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
