import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { Logo } from '#design/brand/logo.tsx';
import { keepWhereSentFrom } from '#people/accounts/ui/session/where-sent-from.ts';
import { load } from '#routing/load.ts';
import * as paths from '#shared/paths/paths.ts';
import { getShop } from '#shop/shop/contract.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { ShopContext } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/auth.layout.ts';
import styles from './auth-layout.module.css';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { WelcomePanel } from './welcome-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { data: shop } = await load(context, getShop, {});
  return { shop };
}

export function shouldRevalidate() {
  return false;
}

/** What signing in and registering share: the wire with the mark, the form, and the welcome beside it. */
export default function AuthLayout({ loaderData: { shop } }: Route.ComponentProps) {
  useLeaveWhenSignedIn();
  const { pathname, search } = useLocation();
  useEffect(() => keepWhereSentFrom(search), [search]);
  return (
    <ShopContext value={shop}>
      <div className={styles.page}>
        <header className={styles.header}>
          <Link to={paths.home} className={styles.logo} aria-label={`${shop.name}, home`}>
            <Logo lines={logoLines(shop.name)} />
          </Link>
        </header>
        <main className={styles.main}>
          <div className={styles.form}>
            <noscript>
              <p className={styles.noscript}>
                Please turn on JavaScript to sign in or register. You can browse products and prices without it.
              </p>
            </noscript>
            <Outlet />
          </div>
          <WelcomePanel shopName={shop.name} isForSellers={pathname === paths.registerSeller} />
        </main>
      </div>
    </ShopContext>
  );
}
