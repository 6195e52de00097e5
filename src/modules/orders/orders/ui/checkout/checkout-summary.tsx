import { Button } from '#design/buttons/button.tsx';
import { Price } from '#design/prices/price.tsx';
import type { CartTotals } from '#orders/cart/cart-lines.ts';
import { PriceSummary } from '#orders/cart/ui/sheet/price-summary.tsx';
import type { Address } from '#people/addresses/contract.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './checkout-summary.module.css';

export interface CheckoutSummaryProps {
  totals: CartTotals;
  address: Address | undefined;
  /** Paid in cash to the courier. */
  paysOnDelivery: boolean;
  isBusy: boolean;
  onPlace: () => void;
}

/** Totals and the order button; on phones both stick to the bottom. */
export function CheckoutSummary({ totals, address, paysOnDelivery, isBusy, onPlace }: CheckoutSummaryProps) {
  const { quantity, saved } = totals;
  const place = (
    <Button tone="primary" size="xl" wide busy={isBusy} busyLabel="Placing Order..." onClick={onPlace}>
      Place Your Order
    </Button>
  );
  return (
    <aside className={styles.summary} aria-labelledby="price-details">
      <h2 id="price-details" className={styles.title}>
        Price details
      </h2>
      <PriceSummary
        totals={totals}
        mrpLabel={`MRP, ${countText(quantity, 'item')}`}
        savedLabel="Discount"
        note="Inclusive of all taxes"
      />
      {saved > 0 && (
        <p className={styles.saved}>
          You save <Price paise={saved} format="total" /> on this order
        </p>
      )}
      <div className={styles.place}>{place}</div>
      {address && (
        <p className={styles.fine}>
          {paysOnDelivery ? 'Cash on delivery' : 'Paid online, delivered'} to {address.address}, {address.city}{' '}
          {address.pincode}. You can cancel until it ships.
        </p>
      )}
      <div className={styles.bar} data-bar="bottom">
        <div className={styles.barTotal}>
          <b className={styles.barAmount}>
            <Price paise={totals.total} format="total" />
          </b>
          <span className={styles.barPieces}>{countText(quantity, 'item')}</span>
        </div>
        {place}
      </div>
    </aside>
  );
}
