import User from 'lucide-react/icons/user';
import { NavLink } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from '#shell/back-office/logout-button.module.css';

/** A link to the account of a back-office user. An icon on phones. */
export function AccountLink() {
  return (
    <NavLink
      to={adminPaths.account}
      className={buttonClass({ tone: 'quiet', className: styles.button })}
      aria-label="Account"
    >
      <User aria-hidden="true" />
      <span className={styles.word}>Account</span>
    </NavLink>
  );
}
