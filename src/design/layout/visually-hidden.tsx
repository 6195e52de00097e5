import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Said by a screen reader, not shown. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}

/** Hides words within a text: `rich('…', { of: hiddenWords })`. */
export function hiddenWords(words: ReactNode) {
  return <VisuallyHidden>{words}</VisuallyHidden>;
}
