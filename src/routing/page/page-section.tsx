import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './page-section.module.css';

type PageSectionProps = {
  title: string;
  /** A link to the complete list. */
  all?: { href: string; words: string } | undefined;
  children: ReactNode;
};

/** A section of a page with a heading and a link to all of it. */
export function PageSection({ title, all, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {all && (
          <Link to={all.href} className={styles.all}>
            {all.words}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
