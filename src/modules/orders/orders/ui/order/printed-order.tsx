import { Logo } from '#design/brand/logo.tsx';
import { Price } from '#design/prices/price.tsx';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUS_WORDS } from '#orders/orders/order-status.ts';
import { parcelWords } from '#orders/orders/parcels/parcel.ts';
import { isUnpaidOnline, methodWords, paidWords } from '#orders/orders/paying/payment-words.ts';
import { SerialLine } from '#orders/serials/ui/serial-line.tsx';
import { addressLine } from '#people/addresses/address-line.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { CompanyText } from '#people/addresses/ui/company-text.tsx';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { OrderTotals } from './order-totals.tsx';
import styles from './printed-order.module.css';

/** Print version of an order, hidden on screen. While mounted, only it is printed (`data-prints` in base.css). */
export function PrintedOrder({ order }: { order: OrderDetail }) {
  const shop = useShop();
  const { addressInfo: to, parts } = order;
  return (
    <article className={styles.paper} data-prints="">
      <header className={styles.head}>
        <Logo lines={logoLines(shop.name)} />
        <address className={styles.shop}>
          <b>{shop.legalName}</b>
          <span>{shop.registeredAddress}</span>
          <span>{[...shop.phones, shop.email].filter(Boolean).join(' · ')}</span>
          {shop.gstin && <span>{t('orders.orders.paper.gstin', { gstin: shop.gstin })}</span>}
        </address>
      </header>
      <h1 className={styles.title}>{t('orders.orders.orderOf', { number: order.number })}</h1>
      <div className={styles.facts}>
        <dl>
          <dt>{t('orders.orders.field.id')}</dt>
          <dd>{order._id}</dd>
          <dt>{t('orders.orders.field.date')}</dt>
          <dd>{dayText(order.orderDate)}</dd>
          <dt>{t('orders.orders.field.status')}</dt>
          <dd>{ORDER_STATUS_LABELS[order.orderStatus]}</dd>
          <dt>{t('orders.orders.field.payment')}</dt>
          <dd>
            {t('orders.orders.paper.paid', { method: methodWords(order.paymentMethod), state: paidWords(order) })}
          </dd>
        </dl>
        <section>
          <h2>{t('orders.orders.field.shipping')}</h2>
          <address className={styles.to}>
            {to.name && <b>{to.name}</b>}
            <span>{addressLine(to)}</span>
            <span>{showMobile(to.phone)}</span>
            {to.notes && <span>{to.notes}</span>}
          </address>
          {order.company && (
            <p className={styles.to}>
              <CompanyText company={order.company} />
            </p>
          )}
        </section>
      </div>
      {parts.map(part => (
        <PrintedPart key={part.partId} part={part} isOnly={parts.length === 1} />
      ))}
      <OrderTotals
        parts={parts}
        total={order.totalAmount}
        label={t('orders.orders.paper.total')}
        classNames={{ list: styles.sums, whole: styles.total }}
      />
      {isUnpaidOnline(order) && <p className={styles.unpaid}>{t('orders.orders.paper.notPaid')}</p>}
      <p className={styles.fine}>{t('orders.orders.paper.fine')}</p>
    </article>
  );
}

/** One seller's part as a table for print. */
function PrintedPart({ part, isOnly }: { part: OrderPart; isOnly: boolean }) {
  return (
    <table className={styles.part}>
      <caption>
        {t('orders.orders.paper.seller', { seller: part.sellerName })}
        {!isOnly && `, ${ORDER_STATUS_WORDS[part.orderStatus]}`}
        {part.carrier && `, ${parcelWords(part)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('orders.orders.paper.item')}</th>
          <th scope="col">{t('orders.orders.field.quantity')}</th>
          <th scope="col">{t('orders.orders.paper.price')}</th>
          <th scope="col">{t('orders.orders.field.total')}</th>
        </tr>
      </thead>
      <tbody>
        {part.lines.map(line => (
          <tr key={line.productId}>
            <td>
              {line.title}
              <SerialLine serials={line.serials} />
              {line.returnsNote && <small>{line.returnsNote}</small>}
            </td>
            <td>{line.quantity}</td>
            <td>
              <Price paise={line.price} format="total" />
            </td>
            <td>
              <Price paise={line.total} format="total" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
