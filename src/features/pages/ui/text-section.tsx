import type { ReactNode } from 'react';
import { WireHeading } from '#design/wire-heading.tsx';
import styles from './text-section.module.css';

/** One matter of a page of text, in lines short enough to read. */
export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <WireHeading className={styles.heading}>{heading}</WireHeading>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
