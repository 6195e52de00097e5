import { deskReason } from '#orders/orders/moves/reject-reasons.ts';
import type { OrderDetail, OrderEvent } from '#orders/orders/order.schema.ts';
import { ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './order-events.module.css';
import { OrderStatusMark } from './order-status-mark.tsx';

/** The timeline, newest first. */
export function OrderEvents({ order }: { order: OrderDetail }) {
  const events = order.timeline.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <ol className={styles.events}>
      {events.map(event => (
        <li key={`${event.at.getTime()} ${event.kind} ${event.partId} ${event.status}`} className={styles.event}>
          <OrderStatusMark status={event.status ?? 'pending'} className={styles.what}>
            {wordsOf(event, order)}
          </OrderStatusMark>
          {event.kind === 'status' && deskReason(event) !== '' && <p className={styles.note}>{deskReason(event)}</p>}
          <p className={styles.who}>
            {event.actorName}, <time dateTime={event.at.toISOString()}>{dayAndHourText(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

function wordsOf({ kind, partId, status, note }: OrderEvent, { parts }: OrderDetail): string {
  if (kind === 'placed') return 'Placed';
  if (kind === 'note' || !status) return note ?? 'Note added';
  const place = parts.findIndex(part => part.partId === partId);
  if (parts.length < 2 || place < 0) return ORDER_STATUS_LABELS[status];
  return `Seller order ${place + 1}: ${ORDER_STATUS_LABELS[status].toLowerCase()}`;
}
