import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { getAnnouncements } from '#office/pages/announcement/announcement.contract.ts';
import { AnnouncementBar } from '#office/pages/ui/announcement/announcement-bar.tsx';
import { CartProvider } from '#orders/cart/ui/cart-provider.tsx';
import { CartSheetPlace } from '#orders/cart/ui/sheet/cart-sheet-place.tsx';
import { knowPaymentServices } from '#payments/payments/known-services.ts';
import { startPageOf } from '#people/accounts/start-page.ts';
import { signInOnOwnPage } from '#people/accounts/ui/own-account/own-page.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { load } from '#routing/load.ts';
import { ProblemListener } from '#routing/problem-of.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import { OfflineNotice } from '#shell/errors/offline-notice.tsx';
import { PageArrival } from '#shell/page-arrival.tsx';
import { PinBar } from '#shop/delivery/ui/pin-bar.tsx';
import { getShop } from '#shop/shop/contract.ts';
import { ShopContext } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/shop.layout.ts';
import { BottomNav } from './bottom-nav.tsx';
import { LaterParts } from './later-parts.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import styles from './shop-layout.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const [{ data: shop }, { data: announcements }] = await Promise.all([
    load(context, getShop, {}),
    load(context, getAnnouncements, {}),
  ]);
  const announcement = announcements.find(({ language }) => language === t('language.code'));
  return { shop, announcement, year: indiaParts(new Date()).year };
}

/** Who the shop is does not change while somebody walks through it. */
export function shouldRevalidate() {
  return false;
}

/** Header, page and footer of every page that shoppers see. */
export default function ShopLayout({ loaderData: { shop, announcement, year } }: Route.ComponentProps) {
  useStartPageForSellers();
  knowPaymentServices(shop.paymentServices);
  return (
    <ShopContext value={shop}>
      <CartProvider>
        <a className={styles.skip} href="#main">
          {t('shell.storefront.skip')}
        </a>
        {!shop.isOpen && <p className={styles.preview}>{t('shell.storefront.preview')}</p>}
        {announcement && <AnnouncementBar announcement={announcement} />}
        <ShopHeader />
        <PinBar />
        <main id="main" className={styles.main} tabIndex={-1}>
          <ProblemListener value={signInOnOwnPage}>
            <Outlet />
          </ProblemListener>
          {/* What was viewed recently goes there (`RecentPlace`). */}
          <div id="recent" />
        </main>
        <ShopFooter year={year} />
        <BottomNav />
        <OfflineNotice />
        <CartSheetPlace />
        <PageArrival />
        <LaterParts />
      </CartProvider>
    </ShopContext>
  );
}

/** Sellers and administrators don't shop: below /shop they are sent to where their work is, but from landing pages. */
function useStartPageForSellers(): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user?.role !== 'admin' || !pathname.startsWith('/shop/') || pathname.startsWith(paths.front(''))) return;
    void navigate(startPageOf(user), { replace: true });
  }, [user, pathname, navigate]);
}
