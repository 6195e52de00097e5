import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './sign-in-link.module.css';

/** Leads to the login and back to this page. */
export function SignInLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={paths.login} className={styles.link} onClick={() => keepPreviousUrl(`${pathname}${search}`)}>
      {children}
    </Link>
  );
}
