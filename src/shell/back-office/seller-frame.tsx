import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { classes } from '#design/theme/classes.ts';
import { ThemeSwitch } from '#design/theme/theme-switch.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { PausedBanner } from '#people/sellers/ui/pause/paused-banner.tsx';
import { ProfileReminder } from '#people/sellers/ui/profile/profile-reminder.tsx';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import skip from '#shell/skip-link.module.css';
import { AccountLink } from '#shell/storefront/account-link.tsx';
import { entriesFor } from './back-office-entries.ts';
import { LanguageLinks } from './language-links.tsx';
import { LogoutButton } from './logout-button.tsx';
import styles from './seller-frame.module.css';

/** A seller's back-office: its entries are in the top bar, without a sidebar. */
export function SellerFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <a className={skip.skip} href="#main">
        {t('shell.backOffice.skip')}
      </a>
      <header className={styles.top}>
        <Link to={adminPaths.products} className={styles.name}>
          <Zap aria-hidden="true" />
          <span className={styles.words}>{user.userName}</span>
        </Link>
        <nav ref={nav} className={styles.nav} aria-label={t('shell.backOffice.seller')}>
          <ul className={styles.entries}>
            {entriesFor(user).map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} className={classes(styles.entry)}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.acts}>
          <LanguageLinks />
          <ThemeSwitch />
          <AccountLink />
          <LogoutButton />
        </div>
      </header>
      <PausedBanner />
      <main id="main" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      <ProfileReminder />
    </div>
  );
}
