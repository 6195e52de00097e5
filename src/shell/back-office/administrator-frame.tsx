import Menu from 'lucide-react/icons/menu';
import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { ThemeSwitch } from '#design/theme/theme-switch.tsx';
import { useWaiting } from '#office/dashboard/ui/board/use-waiting.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import skip from '#shell/skip-link.module.css';
import { AccountLink } from '#shell/storefront/account-link.tsx';
import { AdminNav } from './admin-nav.tsx';
import styles from './administrator-frame.module.css';
import { LanguageLinks } from './language-links.tsx';
import { LogoutButton } from './logout-button.tsx';

/** Sidebar, top bar and page; on small screens the sidebar is a drawer. */
export function AdministratorFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const waiting = useWaiting();
  const close = () => setDrawer(false);
  return (
    <div className={styles.frame} data-sidebar>
      <a className={skip.skip} href="#main">
        {t('shell.backOffice.skip')}
      </a>
      <aside className={styles.side} aria-label={t('shell.backOffice.panel')}>
        <div className={styles.title}>
          <AdminTitle />
        </div>
        <AdminNav user={user} waiting={waiting} />
        <p className={styles.who}>
          {user.userName !== 'Administrator' && (
            <>
              {user.userName}
              <br />
            </>
          )}
          {t('shell.backOffice.administrator')}
        </p>
      </aside>
      <Sheet
        open={drawer}
        onClose={close}
        side="left"
        title={<AdminTitle onGo={close} />}
        closeLabel={t('shell.backOffice.closeMenu')}
      >
        <div className={styles.drawer}>
          <AdminNav user={user} waiting={waiting} onGo={close} />
        </div>
      </Sheet>
      <div className={styles.main}>
        <header className={styles.top}>
          <div className={styles.small}>
            <IconButton
              label={t('shell.backOffice.openMenu')}
              icon={<Menu aria-hidden="true" />}
              onClick={() => setDrawer(true)}
              aria-haspopup="dialog"
              aria-expanded={drawer}
            />
            <AdminTitle />
          </div>
          <div className={styles.acts}>
            <LanguageLinks />
            <ThemeSwitch />
            <AccountLink />
            <LogoutButton />
          </div>
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The name of the panel, a link to the dashboard. */
function AdminTitle({ onGo }: { onGo?: () => void }) {
  return (
    <Link to={adminPaths.dashboard} className={styles.panel} onClick={onGo}>
      <Zap aria-hidden="true" />
      {t('shell.backOffice.panel')}
    </Link>
  );
}
