import ArrowRight from 'lucide-react/icons/arrow-right';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { cartTotals, linesBySeller } from '#orders/cart/cart-lines.ts';
import type { LaterListProps } from '#orders/cart/ui/later/later-list.tsx';
import { useSave } from '#orders/cart/ui/later/use-save.ts';
import type { ShareCartProps } from '#orders/cart/ui/links/share-cart.tsx';
import { OfferBox } from '#orders/cart/ui/offers/offer-box.tsx';
import { useOffers } from '#orders/cart/ui/offers/use-offers.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { keepPreviousUrl } from '#routing/previous-url.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './cart-sheet.module.css';
import { CartSheetLine } from './cart-sheet-line.tsx';
import { PriceSummary } from './price-summary.tsx';
import { SellerName } from './seller-name.tsx';

/** Without these parts the cart is of use too, so a chunk that fails to load is none. */
const nothing = () => null;
const LaterList = lazy(async (): Promise<{ default: ComponentType<LaterListProps> }> => {
  const found = await import('#orders/cart/ui/later/later-list.tsx').catch(() => undefined);
  return { default: found?.LaterList ?? nothing };
});
const ShareCart = lazy(async (): Promise<{ default: ComponentType<ShareCartProps> }> => {
  const found = await import('#orders/cart/ui/links/share-cart.tsx').catch(() => undefined);
  return { default: found?.ShareCart ?? nothing };
});

/** The cart as a side sheet: items by seller, totals, link to the checkout. */
export function CartSheet() {
  const { kind, status, lines, away, count, isOpen, close, reload } = useCart();
  const { deliveryCharge } = useShop();
  useCloseOnLeaving(close);
  const products = useFocusKept(isOpen, lines.length);
  const { offers, apply, drop } = useOffers({ isOn: isOpen && kind === 'shopper', lines });

  const { save, turn } = useSave();
  const [isSharing, setSharing] = useState(false);
  if (isSharing && !isOpen) setSharing(false);

  const isWaiting = kind === 'unknown' || (status === 'loading' && lines.length === 0) || (count > 0 && !lines.length);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={t('orders.cart.sheet.title')}
      aside={count > 0 ? t('orders.cart.items', { count }) : undefined}
      closeLabel={t('orders.cart.sheet.close')}
      className={styles.sheet}
      footer={
        lines.length > 0 ? (
          <>
            <PriceSummary
              totals={cartTotals(lines, deliveryCharge, offers)}
              mrpLabel={t('orders.cart.sheet.mrp')}
              savedLabel={t('orders.cart.sheet.save')}
            />
            <CheckoutLink isGuest={kind === 'guest'} />
          </>
        ) : undefined
      }
    >
      <div ref={products} tabIndex={-1} className={styles.goods}>
        {away.map(words => (
          <p key={words} className={styles.away}>
            {t('orders.cart.sheet.keeps', { reason: words })}
          </p>
        ))}
        {lines.length > 0 ? (
          <>
            {linesBySeller(lines).map(({ seller, lines: own }) => (
              <section key={seller} className={styles.seller}>
                <SellerName>{seller}</SellerName>
                <ul>
                  {own.map(line => (
                    <CartSheetLine key={line.productId} line={line} onSave={() => void save(line)} />
                  ))}
                </ul>
              </section>
            ))}
            {kind === 'shopper' && (
              <>
                <OfferBox offers={offers} apply={apply} drop={drop} />
                <Button tone="quiet" size="sm" aria-haspopup="dialog" onClick={() => setSharing(true)}>
                  {t('orders.cart.links.share')}
                </Button>
              </>
            )}
          </>
        ) : status === 'failed' ? (
          <ErrorState title={t('orders.cart.sheet.failed.title')} onRetry={() => void reload()}>
            {t('orders.cart.sheet.failed.text')}
          </ErrorState>
        ) : isWaiting ? (
          <CartSheetSkeleton />
        ) : (
          <EmptyState
            icon={<ShoppingBag aria-hidden="true" />}
            title={t('orders.cart.sheet.empty')}
            action={
              <Link to={paths.listing} className={buttonClass({ tone: 'primary' })} onClick={close}>
                {t('orders.cart.sheet.allProducts')}
              </Link>
            }
          />
        )}
        {isOpen && (kind === 'guest' || kind === 'shopper') && (
          <Suspense>
            <LaterList kind={kind} turn={`${turn} ${count}`} />
          </Suspense>
        )}
      </div>
      {isSharing && (
        <Suspense>
          <ShareCart onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}

function CheckoutLink({ isGuest }: { isGuest: boolean }) {
  const { close } = useCart();
  return (
    <Link
      to={isGuest ? paths.login : paths.checkout}
      className={buttonClass({ tone: 'primary', size: 'xl', wide: true, className: styles.checkout })}
      onClick={() => {
        if (isGuest) keepPreviousUrl(paths.checkout);
        close();
      }}
    >
      {t('orders.cart.sheet.checkout')}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

/** Closes the sheet when one of its links has changed the page. */
function useCloseOnLeaving(close: () => void) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    close();
  }, [pathname, close]);
}

/** Removing a line removes the focused button; the focus moves to the list. */
function useFocusKept(isOpen: boolean, count: number) {
  const products = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isOpen && isLess && document.activeElement === document.body) products.current?.focus();
  }, [isOpen, count]);
  return products;
}

/** Placeholder of two lines, in their final size. */
function CartSheetSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('orders.cart.sheet.loading')}</VisuallyHidden>
      {['first', 'second'].map(line => (
        <div key={line} className={styles.line}>
          <Skeleton shape="block" className={styles.picture} />
          <div className={styles.words}>
            <Skeleton length="long" />
            <Skeleton length="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
