import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './page-section.module.css';

type PageSectionProps = {
  title: string;
  /** Where all of it is. */
  all?: { href: string; words: string } | undefined;
  children: ReactNode;
};

/** One part of a page, under its heading, with the way to all of it. */
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
