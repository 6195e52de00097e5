import { lazy, type ReactNode, Suspense } from 'react';
import { Price } from '#design/prices/price.tsx';
import { cashWords } from '#finance/cash/cash-states.ts';
import { InvoiceLinks } from '#finance/invoices/ui/invoice-links.tsx';
import type { OrderLine, OrderPart } from '#orders/orders/order.schema.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { ParcelEditor } from '#orders/orders/ui/parcels/parcel-editor.tsx';
import { SerialLine } from '#orders/serials/ui/serial-line.tsx';
import { pictureSources } from '#products/media/picture-sources.ts';
import type { OrderId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './order-part-section.module.css';
import { OrderStatusMark } from './order-status-mark.tsx';
import { SerialEditor } from './serial-editor.tsx';

/** Lazy: few orders have services or a delivery window. */
const DeskArranged = lazy(async () => ({
  default: (await import('#orders/orders/ui/arranged/desk-arranged.tsx')).DeskArranged,
}));

/** Lazy: few orders have an old phone with them. */
const DeskExchanges = lazy(async () => ({
  default: (await import('#orders/orders/ui/arranged/desk-exchanges.tsx')).DeskExchanges,
}));

/** Lazy: few shops are connected to a courier. */
const CourierBooking = lazy(async () => ({
  default: (await import('#orders/shipments/ui/courier-booking.tsx')).CourierBooking,
}));
const WITH_COURIER = ['inProcess', 'inShipping', 'delivered', 'rejected', 'cancelled'];

type OrderPartSectionProps = {
  orderId: OrderId;
  part: OrderPart;
  /** A button that edits the items. */
  edits?: ReactNode;
  number: number;
  of: number;
  isAdministrator: boolean;
  onChanged: () => void;
};

/** One seller's part: status, tracking, lines. */
export function OrderPartSection({
  orderId,
  part,
  edits,
  number,
  of,
  isAdministrator,
  onChanged,
}: OrderPartSectionProps) {
  return (
    <section
      className={styles.part}
      aria-label={t('orders.orders.part.label', { number, count: of, seller: part.sellerName })}
    >
      <div className={styles.head}>
        <h3>{part.sellerName}</h3>
        <OrderStatusMark status={part.orderStatus} />
      </div>
      <div className={styles.about}>
        {of > 1 && <span>{t('orders.orders.part.of', { number, count: of })}</span>}
        <ParcelEditor orderId={orderId} part={part} onChanged={onChanged} />
        {part.cash && <span>{t('orders.orders.part.cash', { state: cashWords(part.cash) })}</span>}
        <SerialEditor orderId={orderId} part={part} onChanged={onChanged} />
      </div>
      {WITH_COURIER.includes(part.orderStatus) && (
        <Suspense>
          <CourierBooking
            key={part.orderStatus}
            partId={part.partId}
            isFallen={!isLive(part.orderStatus)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
      <ul>
        {part.lines.map(line => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      {(part.services.length > 0 || part.slot) && (
        <Suspense>
          <DeskArranged {...{ orderId, part, isAdministrator }} onChanged={onChanged} />
        </Suspense>
      )}
      {part.exchanges.length > 0 && (
        <Suspense>
          <DeskExchanges {...{ orderId, part }} onChanged={onChanged} />
        </Suspense>
      )}
      {edits}
      <InvoiceLinks documents={part.documents} reader="backOffice" />
    </section>
  );
}

function Line({ line }: { line: OrderLine }) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {line.image && (
          <img {...pictureSources(line.image, 160)} sizes="36px" alt="" width={36} height={36} loading="lazy" />
        )}
      </span>
      <span className={styles.goods}>
        <span className={styles.title}>{line.title}</span>
        {line.sku && <small className={styles.sku}>{line.sku}</small>}
        {line.discount > 0 && (
          <small>{rich('orders.offers.line', { amount: <Price paise={-line.discount} format="total" /> })}</small>
        )}
        <SerialLine serials={line.serials} />
        {line.returnsNote && <small>{line.returnsNote}</small>}
        <small className={styles.timesOnPhone}>
          {line.quantity} × <Price paise={line.price} format="total" />
        </small>
      </span>
      <span className={styles.quantity}>
        <span className={styles.unseen}>{t('orders.orders.field.quantity')} </span>
        {line.quantity}
      </span>
      <span className={styles.each}>
        <Price paise={line.price} format="total" />
      </span>
      <span className={styles.total}>
        <Price paise={line.total} format="total" />
      </span>
    </li>
  );
}
