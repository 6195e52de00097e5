import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** Shown in grey beside the title. */
  aside?: ReactNode;
  /** At the end of the line: a link to the full list, or a switch. */
  end?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with its heading. */
export function BoardSection({ title, aside, end, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {aside != null && <p className={styles.aside}>{aside}</p>}
        {end != null && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
