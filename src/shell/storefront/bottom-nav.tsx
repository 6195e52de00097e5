import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Package from 'lucide-react/icons/package';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { Kept } from '#routing/document/kept.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './bottom-nav.module.css';
import { currentEntry, enterBy, NAV_ENTRIES } from './nav-entries.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  home: <House aria-hidden="true" />,
  products: <LayoutGrid aria-hidden="true" />,
  search: <Search aria-hidden="true" />,
};

/** The main navigation on phones. */
export function BottomNav() {
  const location = useLocation();
  const { user } = useSession();
  const current = currentEntry(location);
  const inAccount = location.pathname.startsWith(paths.account);
  const tab = new URLSearchParams(location.search).get('tab');
  const isPersonal = tab === 'user' || tab === 'address';
  return (
    <Kept
      as="nav"
      of={import.meta.env.SSR && !inAccount ? `quick ${current} ${location.pathname === paths.listing}` : undefined}
      className={styles.nav}
      aria-label={t('shell.storefront.nav.quick')}
    >
      {NAV_ENTRIES.filter(entry => entry.id in ICONS).map(entry => {
        const here = entry.id === current || (entry.id === 'products' && location.pathname === paths.listing);
        return (
          <Link
            key={entry.id}
            to={entry.path}
            prefetch="intent"
            className={styles.entry}
            aria-current={here ? 'page' : undefined}
            onClick={() => enterBy(entry)}
          >
            {ICONS[entry.id]}
            {entry.label}
          </Link>
        );
      })}
      <Link to={paths.account} className={styles.entry} aria-current={inAccount && !isPersonal ? 'page' : undefined}>
        <Package aria-hidden="true" />
        {t('shell.storefront.orders')}
      </Link>
      <Link
        to={user ? `${paths.account}?tab=user` : paths.login}
        className={styles.entry}
        aria-current={inAccount && isPersonal ? 'page' : undefined}
      >
        <User aria-hidden="true" />
        {t('shell.storefront.account.account')}
      </Link>
    </Kept>
  );
}
