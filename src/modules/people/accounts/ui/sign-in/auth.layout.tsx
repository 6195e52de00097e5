import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { Logo } from '#design/brand/logo.tsx';
import { knowPaymentServices } from '#payments/payments/known-services.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { startPageOf } from '#people/accounts/start-page.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { load } from '#routing/load.ts';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { getShop } from '#shop/shop/contract.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { ShopContext } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/auth.layout.ts';
import styles from './auth-layout.module.css';
import { WelcomePanel } from './welcome-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { data: shop } = await load(context, getShop, {});
  return { shop };
}

export function shouldRevalidate() {
  return false;
}

/** Layout of login and registration: header with the logo, the form, and a welcome panel beside it. */
export default function AuthLayout({ loaderData: { shop } }: Route.ComponentProps) {
  useLeaveWhenSignedIn();
  const { pathname, search } = useLocation();
  useEffect(() => storeReturnAddress(search), [search]);
  knowPaymentServices(shop.paymentServices);
  return (
    <ShopContext value={shop}>
      <div className={styles.page}>
        <header className={styles.header}>
          <Link to={paths.home} className={styles.logo} aria-label={t('people.accounts.toHome', { shop: shop.name })}>
            <Logo lines={logoLines(shop.name)} />
          </Link>
        </header>
        <main className={styles.main}>
          <div className={styles.form}>
            <noscript>
              <p className={styles.noscript}>{t('people.accounts.login.noScript')}</p>
            </noscript>
            <Outlet />
          </div>
          <WelcomePanel shopName={shop.name} isForSellers={pathname === paths.registerSeller} />
        </main>
      </div>
    </ShopContext>
  );
}

/**
 * Redirects users who are already signed in to their start page when they enter. A login on the page itself is left to the
 * form, which knows the destination, and a new seller stays.
 */
function useLeaveWhenSignedIn(): void {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entered = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (status === 'unknown' || entered.current === pathname) return;
    entered.current = pathname;
    // Links in mails lead there, and a signed-in user may have forgotten the password.
    if (user && !staysFor(user, pathname)) void navigate(WAY_ON[pathname] ?? startPageOf(user), { replace: true });
  }, [status, user, pathname, navigate]);
}

/** Where pages of guests lead who are signed in. */
const WAY_ON: Readonly<Record<string, string>> = {
  [paths.guestCheckout]: paths.checkout,
  [paths.track]: paths.account,
};

/** Guests complete their account by registering. */
function staysFor({ isGuest }: SessionUser, pathname: string): boolean {
  return pathname === paths.forgotPassword || (isGuest === true && pathname === paths.registerShopper);
}

/**
 * Stores the page from which the server redirected to the login. It is in the query, or in that of the referrer if a link
 * was followed before the scripts ran. It is validated after login (start-page.ts).
 */
function storeReturnAddress(search: string): void {
  const from = new URLSearchParams(search).get('from') ?? returnAddressOfReferrer();
  if (from) keepPreviousUrl(from);
}

function returnAddressOfReferrer(): string | null {
  const isDocumentsOwnPage = performance.getEntriesByType('navigation')[0]?.name === location.href;
  if (!isDocumentsOwnPage || !URL.canParse(document.referrer)) return null;
  const { origin, searchParams } = new URL(document.referrer);
  return origin === location.origin ? searchParams.get('from') : null;
}
