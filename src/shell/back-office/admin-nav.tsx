import { useId } from 'react';
import { NavLink } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import type { Waiting } from '#office/dashboard/ui/board/use-waiting.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './admin-nav.module.css';
import { entriesFor } from './back-office-entries.ts';

export interface AdminNavProps {
  user: SessionUser;
  /** Counts of what needs action, shown at the entries. */
  waiting: Waiting | undefined;
  /** Closes the drawer after an entry was followed. */
  onGo?: () => void;
}

/** The entries of the sidebar and the drawer. */
export function AdminNav({ user, waiting, onGo }: AdminNavProps) {
  const id = useId();
  return (
    <nav aria-label={t('shell.backOffice.panel')}>
      <ul>
        {entriesFor(user).map(({ path, label, icon: Icon, waits, startsGroup }) => {
          const count = waits && waiting?.[waits.as];
          return (
            <li key={path} className={classes(startsGroup && styles.group)}>
              <NavLink
                to={path}
                className={classes(styles.entry)}
                onClick={onGo}
                aria-describedby={count ? `${id}${path}` : undefined}
              >
                <Icon aria-hidden="true" />
                {label}
                {count ? (
                  <span className={styles.count} aria-hidden="true">
                    {countText(count)}
                  </span>
                ) : null}
              </NavLink>
              {count ? <VisuallyHidden id={`${id}${path}`}>{waits.words(count)}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
