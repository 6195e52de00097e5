import { Button } from '#design/buttons/button.tsx';
import { BottomBar } from '#design/layout/bottom-bar.tsx';
import { Price } from '#design/prices/price.tsx';
import type { CartTotals } from '#orders/cart/cart-lines.ts';
import { OfferBox } from '#orders/cart/ui/offers/offer-box.tsx';
import type { CartOffers } from '#orders/cart/ui/offers/use-offers.ts';
import { PriceSummary } from '#orders/cart/ui/sheet/price-summary.tsx';
import type { Address } from '#people/addresses/contract.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import styles from './checkout-summary.module.css';

export interface CheckoutSummaryProps {
  totals: CartTotals;
  offers: CartOffers;
  address: Address | undefined;
  /** Paid in cash to the courier. */
  paysOnDelivery: boolean;
  isBusy: boolean;
  onPlace: () => void;
}

/** Totals and the order button; on phones both stick to the bottom. */
export function CheckoutSummary({ totals, offers, address, paysOnDelivery, isBusy, onPlace }: CheckoutSummaryProps) {
  const { quantity } = totals;
  const saved = paise(totals.saved + totals.offers);
  const place = (
    <Button
      tone="primary"
      size="xl"
      wide
      busy={isBusy}
      busyLabel={t('orders.orders.checkout.summary.placing')}
      onClick={onPlace}
    >
      {t('orders.orders.checkout.summary.place')}
    </Button>
  );
  return (
    <aside className={styles.summary} aria-labelledby="price-details">
      <h2 id="price-details" className={styles.title}>
        {t('orders.orders.checkout.summary.title')}
      </h2>
      <OfferBox offers={offers.offers} apply={offers.apply} drop={offers.drop} />
      <PriceSummary
        totals={totals}
        mrpLabel={t('orders.orders.checkout.summary.mrp', { count: quantity })}
        savedLabel={t('orders.orders.checkout.summary.discount')}
        note={t('orders.orders.checkout.summary.taxes')}
      />
      {saved > 0 && (
        <p className={styles.saved}>
          {rich('orders.orders.checkout.summary.saved', { amount: <Price paise={saved} format="total" /> })}
        </p>
      )}
      <div className={styles.place}>{place}</div>
      {address && <p className={styles.fine}>{deliveryWords(address, paysOnDelivery)}</p>}
      <BottomBar className={styles.bar}>
        <div className={styles.barTotal}>
          <b className={styles.barAmount}>
            <Price paise={totals.total} format="total" />
          </b>
          <span className={styles.barPieces}>{t('orders.orders.items', { count: quantity })}</span>
        </div>
        {place}
      </BottomBar>
    </aside>
  );
}

function deliveryWords({ address, city, pincode }: Address, paysOnDelivery: boolean): string {
  return paysOnDelivery
    ? t('orders.orders.checkout.summary.cash', { address, city, pincode })
    : t('orders.orders.checkout.summary.online', { address, city, pincode });
}
