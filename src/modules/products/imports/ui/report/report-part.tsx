import type { ReactNode } from 'react';
import styles from './report-part.module.css';

interface ReportPartProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of a report below the rows: what was found in the file, and what its seller can do about it. */
export function ReportPart({ id, title, lead, children }: ReportPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
