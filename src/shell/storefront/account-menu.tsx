import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import { Menu, type MenuEntry } from '#design/overlays/menu.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { routerLink } from '#routing/router-link.tsx';
import * as paths from '#shared/paths/paths.ts';
import styles from './header-act.module.css';

const GUEST: readonly MenuEntry[] = [
  { key: 'login', label: 'Login', href: paths.login, icon: <LogIn aria-hidden="true" /> },
  {
    key: 'seller',
    label: 'Create Account as Seller',
    href: paths.registerSeller,
    icon: <Store aria-hidden="true" />,
  },
  { key: 'register', label: 'Create Account', href: paths.registerShopper, icon: <UserPlus aria-hidden="true" /> },
];

/** Sign-in links for guests, account links for users. */
export function AccountMenu() {
  const { user, signOut } = useSession();
  const name = user ? 'Account' : 'Sign In';
  const entries: readonly MenuEntry[] = user
    ? [
        { key: 'account', label: 'Account', href: paths.account, icon: <User aria-hidden="true" /> },
        { key: 'logout', label: 'Logout', onSelect: () => void signOut(), icon: <LogOut aria-hidden="true" /> },
      ]
    : GUEST;
  return (
    <Menu
      label={name}
      heading={user ? `Logged in as ${user.userName}` : undefined}
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
