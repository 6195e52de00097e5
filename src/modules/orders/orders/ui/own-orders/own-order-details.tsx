import Printer from 'lucide-react/icons/printer';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Price } from '#design/prices/price.tsx';
import { orderSteps } from '#orders/orders/moves/order-timeline.ts';
import type { OrderDetail, OrderPart } from '#orders/orders/order.schema.ts';
import { mayBeCancelled } from '#orders/orders/order-status.ts';
import { methodWords, paymentSentence } from '#orders/orders/paying/payment-words.ts';
import { OrderStatusMark } from '#orders/orders/ui/order/order-status-mark.tsx';
import { OrderTotals } from '#orders/orders/ui/order/order-totals.tsx';
import { RefundLines } from '#orders/orders/ui/order/refund-lines.tsx';
import { PayNow } from '#orders/orders/ui/paying/pay-now.tsx';
import { addressLine } from '#people/addresses/address-line.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import type { PartId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { sum } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText, dayText } from '#shared/time/dates.ts';
import { BuyAgain } from './buy-again.tsx';
import { OwnOrderCompany } from './own-order-company.tsx';
import styles from './own-order-details.module.css';
import { OwnOrderPart } from './own-order-part.tsx';

/** Lazy: few orders are edited so that they cost more. */
const OwnProposedEdits = lazy(async () => ({
  default: (await import('#orders/orders/ui/editing/own-proposed-edit.tsx')).OwnProposedEdits,
}));

export interface OwnOrderDetailsProps {
  order: OrderDetail;
  /** Level of its headings. */
  level?: 2 | 3;
  /** Opens the cancellation dialog for some parts. */
  onCancel: (parts: readonly OrderPart[]) => void;
  /** Called when the order must be reloaded. */
  onChanged: () => void;
}

/**
 * Details of the shopper's order. Returns of delivered parts load separately; everything is hidden until they have
 * loaded, so that nothing shifts.
 */
export function OwnOrderDetails({ order, level = 3, onCancel, onChanged }: OwnOrderDetailsProps) {
  const { addressInfo: to, parts } = order;
  const Heading = `h${level}` as const;
  const [whole, setWhole] = useState<ReadonlySet<PartId>>(new Set());
  const isWhole = parts.every(({ partId, orderStatus }) => orderStatus !== 'delivered' || whole.has(partId));
  const setPartWhole = useCallback((partId: PartId) => setWhole(before => new Set(before).add(partId)), []);
  return (
    <>
      {!isWhole && <OwnOrderSkeleton />}
      <div className={styles.details} hidden={!isWhole}>
        <OwnOrderMoney order={order} onChanged={onChanged} />
        <dl className={styles.facts}>
          <Fact name={t('orders.orders.field.id')} value={<span className={styles.id}>{order._id}</span>} />
          <Fact name={t('orders.orders.field.date')} value={dayText(order.orderDate)} />
          <Fact name={t('orders.orders.field.status')} value={<OrderStatusMark status={order.orderStatus} />} />
          <Fact name={t('orders.orders.field.method')} value={methodWords(order.paymentMethod)} />
          <Fact name={t('orders.orders.field.paid')} value={paymentSentence(order)} />
          <Fact name={t('orders.orders.field.price')} value={<Price paise={order.totalAmount} format="total" />} />
        </dl>
        <div className={styles.columns}>
          <section>
            <Heading className={styles.heading}>{t('orders.orders.field.items')}</Heading>
            {parts.map(part => (
              <OwnOrderPart
                key={part.partId}
                order={order}
                part={part}
                level={level === 2 ? 3 : 4}
                onCancel={onCancel}
                onChanged={onChanged}
                onWhole={setPartWhole}
              />
            ))}
            <div className={styles.totals}>
              <OrderTotals parts={parts} total={order.totalAmount} />
            </div>
          </section>
          <div className={styles.side}>
            <section>
              <Heading className={styles.heading}>{t('orders.orders.field.shipping')}</Heading>
              <address className={styles.address}>
                {to.name && <b>{to.name}</b>}
                <span>{addressLine(to)}</span>
                <span>{showMobile(to.phone)}</span>
                {to.notes && <span className={styles.notes}>{to.notes}</span>}
              </address>
            </section>
            <OwnOrderCompany order={order} heading={Heading} onChanged={onChanged} />
            <section>
              <Heading className={styles.heading}>{t('orders.orders.field.timeline')}</Heading>
              <Timeline
                steps={orderSteps(order).map(({ key, title, at, note, state }) => ({
                  key,
                  title,
                  state,
                  when: at && <time dateTime={at.toISOString()}>{dayAndHourText(at)}</time>,
                  children: note,
                }))}
              />
            </section>
          </div>
        </div>
        <p className={styles.help}>
          {rich('orders.orders.own.help', { link: words => <Link to={paths.contact}>{words}</Link> })}
        </p>
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Payment of the whole order: the amount due, edits that the buyer is asked to pay, and refunds of payments that were not needed. */
function OwnOrderMoney({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const due = order.parts.filter(
    ({ orderStatus, paymentStatus }) => paymentStatus === 'pending' && orderStatus === 'pending',
  );
  return (
    <>
      {order.payUntil && due.length > 0 && (
        <PayNow
          orderId={order._id}
          amount={sum(due.map(part => part.totalAmount))}
          until={order.payUntil}
          onChanged={onChanged}
        />
      )}
      {order.parts.some(({ proposedEdit }) => proposedEdit) && (
        <Suspense>
          <OwnProposedEdits order={order} onChanged={onChanged} />
        </Suspense>
      )}
      <RefundLines refunds={order.refunds.filter(({ partId }) => partId === null)} />
    </>
  );
}

/** Buttons for the whole order. */
export function OwnOrderActions({
  order,
  onCancel,
}: {
  order: OrderDetail;
  onCancel: (parts: readonly OrderPart[]) => void;
}) {
  const open = order.parts.filter(part => mayBeCancelled(part.orderStatus));
  return (
    <>
      {open.length > 0 && <Button onClick={() => onCancel(open)}>{t('orders.orders.own.cancel')}</Button>}
      <BuyAgain order={order} />
      <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        {t('orders.orders.print')}
      </Button>
    </>
  );
}

/** Placeholder while an order loads. */
export function OwnOrderSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="block" className={styles.loadingFacts} />
      <Skeleton shape="block" className={styles.goods} />
      <Skeleton shape="block" className={styles.loadingSide} />
    </div>
  );
}
