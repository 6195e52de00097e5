import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { t } from '#shared/language/t.ts';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** A short summary of the content. */
  says: ReactNode;
  /** Whether it has unsaved changes. */
  changed?: boolean | undefined;
  children: ReactNode;
};

/** A collapsible part of a long form with a summary. */
export function Fold({ title, says, changed, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {changed && <span className={styles.changed} title={t('products.inventory.editor.changed')} />}
        <span className={styles.says}>{says}</span>
        <ChevronRight aria-hidden="true" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
