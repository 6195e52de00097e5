import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** What is inside, in a few words. */
  says: ReactNode;
  /** Something in it differs from what is saved. */
  changed?: boolean | undefined;
  children: ReactNode;
};

/** A part of a long form that says what is inside, and opens. */
export function Fold({ title, says, changed, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {changed && <span className={styles.changed} title="Changed" />}
        <span className={styles.says}>{says}</span>
        <ChevronRight aria-hidden="true" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
