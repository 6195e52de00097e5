import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { NoBreakText } from '#design/data/no-break-text.tsx';
import { Price } from '#design/prices/price.tsx';
import { InvoiceLinks } from '#finance/invoices/ui/invoice-links.tsx';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import { SellerName } from '#orders/cart/ui/sheet/seller-name.tsx';
import { toldReason } from '#orders/orders/moves/reject-reasons.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { RefundLines } from '#orders/orders/ui/order/refund-lines.tsx';
import { ParcelLine } from '#orders/orders/ui/parcels/parcel-line.tsx';
import { SerialLine } from '#orders/serials/ui/serial-line.tsx';
import type { PartId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './own-order-part.module.css';

/** Lazy: only delivered parts can be returned. */
const PartReturns = lazy(async () => ({
  default: (await import('#orders/returns/ui/request/part-returns.tsx')).PartReturns,
}));
/** Lazy: few orders have services or a delivery window. */
const OwnArranged = lazy(async () => ({
  default: (await import('#orders/orders/ui/arranged/own-arranged.tsx')).OwnArranged,
}));
/** Lazy: few orders have an old phone with them. */
const OwnExchanges = lazy(async () => ({
  default: (await import('#orders/orders/ui/arranged/own-exchanges.tsx')).OwnExchanges,
}));
/** Lazy: only refunds of cash go to a UPI ID. */
const RefundUpi = lazy(async () => ({
  default: (await import('#orders/returns/ui/refunds/refund-upi.tsx')).RefundUpi,
}));

export interface OwnOrderPartProps {
  order: OrderDetail;
  part: OrderPart;
  /** Level of its heading. */
  level: 3 | 4;
  /** Opens the cancellation dialog. */
  onCancel: (parts: readonly OrderPart[]) => void;
  /** Called when the order must be reloaded. */
  onChanged: () => void;
  /** Called once the returns have loaded. */
  onWhole: (partId: PartId) => void;
}

/**
 * One seller's part of the shopper's order. With several sellers each part has its own status and can be cancelled
 * separately.
 */
export function OwnOrderPart({ order, part, level, onCancel, onChanged, onWhole }: OwnOrderPartProps) {
  const isOnly = order.parts.length === 1;
  const refunds = order.refunds.filter(({ partId }) => partId === part.partId);
  // Read again when one of these changes.
  const returnsKey = [
    ...refunds.map(({ upiId }) => upiId),
    ...part.services.map(({ isAskedBack }) => isAskedBack),
    ...part.exchanges.map(({ state }) => state),
  ].join();
  const rejection = order.timeline
    .filter(event => event.partId === part.partId && event.status === 'rejected')
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .at(-1);
  return (
    <div className={styles.part}>
      <SellerName
        level={level}
        aside={isOnly ? undefined : <OrderStatusMark status={part.orderStatus} className={styles.status} />}
      >
        {part.sellerName}
      </SellerName>
      <ul>
        {part.lines.map(line => (
          <li key={line.productId} className={styles.line}>
            <LinePicture src={line.image} className={styles.picture} />
            <div>
              {line.slug === undefined ? (
                <span className={styles.title}>
                  <NoBreakText text={line.title} />
                </span>
              ) : (
                <Link to={paths.product(line.slug)} className={styles.title}>
                  <NoBreakText text={line.title} />
                </Link>
              )}
              <span className={styles.quantity}>
                {line.quantity > 1
                  ? rich('orders.orders.own.quantityAt', {
                      quantity: line.quantity,
                      price: <Price paise={line.price} />,
                    })
                  : t('orders.orders.checkout.items.quantity', { quantity: line.quantity })}
              </span>
              {line.discount > 0 && (
                <small>{rich('orders.offers.line', { amount: <Price paise={-line.discount} format="total" /> })}</small>
              )}
              <SerialLine serials={line.serials} />
              {line.returnsNote && <small>{line.returnsNote}</small>}
            </div>
            <b className={styles.total}>
              <Price paise={line.total} format="total" />
            </b>
          </li>
        ))}
      </ul>
      {(part.services.length > 0 || part.slot) && (
        <Suspense>
          <OwnArranged order={order} part={part} onChanged={onChanged} />
        </Suspense>
      )}
      {part.exchanges.length > 0 && (
        <Suspense>
          <OwnExchanges exchanges={part.exchanges} />
        </Suspense>
      )}
      {!isOnly && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('orders.orders.field.delivery')}</dt>
            <dd>
              <Price paise={part.deliveryAmount} format="total" />
            </dd>
          </div>
          <div>
            <dt>{t('orders.orders.own.from', { seller: part.sellerName })}</dt>
            <dd>
              <Price paise={part.totalAmount} format="total" />
            </dd>
          </div>
        </dl>
      )}
      {part.orderStatus === 'rejected' && rejection && toldReason(rejection) !== '' && (
        <p className={styles.tracking}>{t('orders.orders.own.rejected', { reason: toldReason(rejection) })}</p>
      )}
      {part.carrier && (
        <p className={styles.tracking}>
          <ParcelLine parcel={part} none="" />
        </p>
      )}
      {part.deliveryCode && (
        <p className={styles.code}>
          {rich('orders.orders.own.code', { digits: part.deliveryCode, code: words => <b>{words}</b> })}
          <small>{t('orders.orders.own.codeText', { seller: part.sellerName })}</small>
        </p>
      )}
      <RefundLines refunds={refunds} />
      {refunds
        .filter(({ byHand, state }) => byHand && state !== 'settled')
        .map(refund => (
          <Suspense key={refund.refundId}>
            <RefundUpi refund={refund} onChanged={onChanged} />
          </Suspense>
        ))}
      <InvoiceLinks documents={part.documents} reader="shopper" />
      {part.orderStatus === 'delivered' && (
        <Suspense>
          <PartReturns key={returnsKey} partId={part.partId} onRead={onWhole} />
        </Suspense>
      )}
      <div className={styles.acts}>
        {!isOnly && mayBeCancelled(part.orderStatus) && (
          <Button size="sm" onClick={() => onCancel([part])}>
            {t('orders.orders.own.cancelItems')}
          </Button>
        )}
      </div>
    </div>
  );
}
