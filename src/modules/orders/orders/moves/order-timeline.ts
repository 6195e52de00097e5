import { shownEdit } from '#orders/orders/editing/stored-edit.ts';
import type { OrderDetail, OrderEvent } from '#orders/orders/order.schema.ts';
import { isLive, ORDER_STATUS_LABELS, type OrderStatus } from '#orders/orders/order-status.ts';
import { t } from '#shared/language/t.ts';
import { toldReason } from './reject-reasons.ts';
import { shownNote } from './stored-notes.ts';

/** One step of an order's timeline. */
export interface OrderStep {
  readonly key: string;
  readonly title: string;
  readonly at: Date | undefined;
  readonly note: string | undefined;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
}

const WAY: readonly OrderStatus[] = ['inProcess', 'inShipping', 'delivered'];

/** The timeline as the shopper sees it, oldest step first. With several sellers, each step names its seller. */
export function orderSteps(order: Pick<OrderDetail, 'orderStatus' | 'timeline' | 'parts'>): readonly OrderStep[] {
  const { orderStatus, parts } = order;
  const events = order.timeline.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const sellers = new Map(parts.map(part => [part.partId, part.sellerName]));
  const ahead = isLive(orderStatus) ? WAY.slice(WAY.indexOf(orderStatus) + 1) : [];
  const happened = events.map((event, index): OrderStep => {
    const isLast = index === events.length - 1;
    const whose = parts.length > 1 && event.partId ? sellers.get(event.partId) : undefined;
    return {
      key: `${event.at.toISOString()} ${event.partId} ${event.status} ${event.kind}`,
      title: whose ? t('orders.orders.timeline.seller', { what: wordsOf(event), seller: whose }) : wordsOf(event),
      at: event.at,
      note: noteOf(event),
      state: stateOf(event, isLast && ahead.length > 0),
    };
  });
  const coming = ahead.map(
    (status): OrderStep => ({
      key: status,
      title: ORDER_STATUS_LABELS[status],
      at: undefined,
      note: undefined,
      state: 'ahead',
    }),
  );
  return [...happened, ...coming];
}

/** Reasons, edits, and who of the shop took the order. */
function noteOf(event: OrderEvent): string | undefined {
  if (event.kind === 'placed') return shownNote(event.note) ?? undefined;
  if (event.kind === 'edited') return shownEdit(event.note).join('. ');
  return event.kind === 'status' ? toldReason(event) || undefined : undefined;
}

function stateOf({ status }: OrderEvent, isNow: boolean): OrderStep['state'] {
  if (status !== null && !isLive(status)) return 'failed';
  return isNow ? 'now' : 'done';
}

function wordsOf({ kind, status, note, actorName }: OrderEvent): string {
  if (kind === 'edited') return t('orders.orders.timeline.edited', { name: actorName });
  if (kind === 'placed') return t('orders.orders.timeline.placed');
  if (kind === 'note' || status === null) return shownNote(note) ?? t('orders.orders.timeline.note');
  return ORDER_STATUS_LABELS[status];
}
