import type { ReactNode } from 'react';
import { Price } from '#design/prices/price.tsx';
import type { CartTotals } from '#orders/cart/cart-lines.ts';
import { t } from '#shared/language/t.ts';
import styles from './price-summary.module.css';

export interface PriceSummaryProps {
  totals: CartTotals;
  mrpLabel: string;
  savedLabel: string;
  /** Below the word “Total”. */
  note?: ReactNode;
}

/** How the total is made up, always with two decimals. */
export function PriceSummary({ totals, mrpLabel, savedLabel, note }: PriceSummaryProps) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{mrpLabel}</dt>
        <dd>
          <Price paise={totals.mrp} format="total" />
        </dd>
      </div>
      {totals.saved > 0 && (
        <div className={styles.good}>
          <dt>{savedLabel}</dt>
          <dd>
            <Price paise={-totals.saved} format="total" />
          </dd>
        </div>
      )}
      {totals.offers > 0 && (
        <div className={styles.good}>
          <dt>{t('orders.offers.summary.discount')}</dt>
          <dd>
            <Price paise={-totals.offers} format="total" />
          </dd>
        </div>
      )}
      {totals.services !== undefined && totals.services > 0 && (
        <div>
          <dt>{t('orders.cart.summary.services')}</dt>
          <dd>
            <Price paise={totals.services} format="total" />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('orders.cart.summary.delivery')}</dt>
        <dd>
          <Price paise={totals.delivery} format="total" />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>
          {t('orders.cart.summary.total')}
          {note != null && <small className={styles.note}>{note}</small>}
        </dt>
        <dd>
          <Price paise={totals.total} format="total" />
        </dd>
      </div>
    </dl>
  );
}
