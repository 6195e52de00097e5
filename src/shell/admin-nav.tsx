import { NavLink } from 'react-router';
import { classes } from '#design/classes.ts';
import type { SessionUser } from '#features/accounts/contract.ts';
import styles from './admin-nav.module.css';
import { entriesFor } from './back-office-entries.ts';

/** The entries of the sidebar and the drawer. `onGo` lets the drawer close behind whoever chose one. */
export function AdminNav({ user, onGo }: { user: SessionUser; onGo?: () => void }) {
  return (
    <nav aria-label="Admin Panel">
      <ul>
        {entriesFor(user).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} className={classes(styles.entry)} onClick={onGo}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
