import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** Quiet words beside the title. */
  aside?: ReactNode;
  /** At the end of the line: the way to the whole list, or a switch. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard under its heading. Hairlines divide the parts, there are no boxes. */
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
