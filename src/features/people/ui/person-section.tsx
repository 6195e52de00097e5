import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './person-page.module.css';

type PersonSectionProps = {
  title: string;
  /** Where all of it is. */
  all?: { href: string; words: string } | undefined;
  children: ReactNode;
};

/** One part of the page of somebody, under its heading. */
export function PersonSection({ title, all, children }: PersonSectionProps) {
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
