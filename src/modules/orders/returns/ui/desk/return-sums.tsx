import { Price } from '#design/prices/price.tsx';
import type { Return } from '#orders/returns/return/return.schema.ts';
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import styles from './return-sums.module.css';

/** How a return's refund is made up. */
export function ReturnSums({ found }: { found: Return }) {
  const { goodsAmount, deliveryAmount, deliveryKept, exchangeAmount, refund, state } = found;
  const isNothing = state === 'refused' || state === 'withdrawn';
  if (isNothing) return null;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('orders.returns.sums.items')}</dt>
        <dd>
          <Price paise={goodsAmount} format="total" />
        </dd>
      </div>
      {deliveryAmount + deliveryKept > 0 && (
        <div>
          <dt>
            {t('orders.returns.deliveryCharge')}
            {deliveryKept > 0 && <small className={styles.note}>{t('orders.returns.deliveryKept')}</small>}
          </dt>
          <dd>
            <Price paise={deliveryAmount} format="total" />
          </dd>
        </div>
      )}
      {exchangeAmount > 0 && (
        <div>
          <dt>{t('orders.returns.sums.exchange')}</dt>
          <dd>
            <Price paise={paise(-exchangeAmount)} format="total" />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{refund ? t('orders.returns.sums.refund') : t('orders.returns.sums.expected')}</dt>
        <dd>
          <Price paise={refund?.amount ?? paise(goodsAmount + deliveryAmount - exchangeAmount)} format="total" />
        </dd>
      </div>
    </dl>
  );
}
