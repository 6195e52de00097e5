import type { OrderExchange } from '#orders/exchanges/exchange.schema.ts';
import { conditionText } from '#orders/exchanges/exchange-words.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import styles from './arranged.module.css';

/** Old phones that a shopper gives with an order, and what has become of them. */
export function OwnExchanges({ exchanges }: { exchanges: readonly OrderExchange[] }) {
  return (
    <div className={styles.arranged}>
      {exchanges.map(exchange => (
        <div key={exchange.lineId} className={styles.phone}>
          <b>{t('orders.exchanges.order.title', { product: exchange.title })}</b>
          <span>
            {t('orders.exchanges.order.quoted', { model: exchange.model, value: exactRupees(exchange.quoted) })}
            {' · '}
            {conditionText(exchange.condition)}
          </span>
          {exchange.imei && <span>{`IMEI ${exchange.imei}`}</span>}
          <span>{stateText(exchange)}</span>
          {exchange.state === 'open' && <span className={styles.aside}>{t('orders.exchanges.order.ifNot')}</span>}
        </div>
      ))}
    </div>
  );
}

/** What has become of a phone, for its buyer. */
export function stateText({ state, quoted, final, reason }: OrderExchange): string {
  switch (state) {
    case 'open':
      return t('orders.exchanges.order.open', { value: exactRupees(quoted) });
    case 'confirmed':
      return t('orders.exchanges.order.confirmed', { value: exactRupees(final ?? quoted) });
    case 'rejected':
      return t('orders.exchanges.order.rejected', { reason: reason ?? '' });
    case 'undone':
      return t('orders.exchanges.order.undone', { value: exactRupees(final ?? quoted) });
    case 'void':
      return t('orders.exchanges.order.void');
  }
}
