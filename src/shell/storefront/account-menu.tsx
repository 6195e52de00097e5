import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import { Menu, type MenuEntry } from '#design/overlays/menu.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { routerLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './header-act.module.css';

const GUEST: readonly MenuEntry[] = [
  { key: 'login', label: t('shell.storefront.account.login'), href: paths.login, icon: <LogIn aria-hidden="true" /> },
  {
    key: 'seller',
    label: t('shell.storefront.account.createSeller'),
    href: paths.registerSeller,
    icon: <Store aria-hidden="true" />,
  },
  {
    key: 'register',
    label: t('shell.storefront.account.create'),
    href: paths.registerShopper,
    icon: <UserPlus aria-hidden="true" />,
  },
];

/** Sign-in links for guests, account links for users. */
export function AccountMenu() {
  const { user, signOut } = useSession();
  const name = user ? t('shell.storefront.account.account') : t('shell.storefront.account.signIn');
  const entries: readonly MenuEntry[] = user
    ? [
        {
          key: 'account',
          label: t('shell.storefront.account.account'),
          href: paths.account,
          icon: <User aria-hidden="true" />,
        },
        {
          key: 'logout',
          label: t('shell.storefront.account.logout'),
          onSelect: () => void signOut(),
          icon: <LogOut aria-hidden="true" />,
        },
      ]
    : GUEST;
  return (
    <Menu
      label={name}
      heading={user ? t('shell.storefront.account.loggedInAs', { name: user.userName }) : undefined}
      entries={entries}
      align="end"
      phone="sheet"
      renderLink={routerLink}
      trigger={props => (
        <button type="button" {...props} className={styles.act} aria-label={name}>
          <User aria-hidden="true" />
          <span className={styles.word}>{name}</span>
        </button>
      )}
    />
  );
}
