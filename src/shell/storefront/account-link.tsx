import User from 'lucide-react/icons/user';
import { NavLink } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from '#shell/back-office/logout-button.module.css';

/** A link to the account of a back-office user. An icon on phones. */
export function AccountLink() {
  return (
    <NavLink
      to={adminPaths.account}
      className={buttonClass({ tone: 'quiet', className: styles.button })}
      aria-label={t('shell.storefront.account.account')}
    >
      <User aria-hidden="true" />
      <span className={styles.word}>{t('shell.storefront.account.account')}</span>
    </NavLink>
  );
}
