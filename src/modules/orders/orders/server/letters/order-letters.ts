import { DOCUMENT_NAMES, invoiceHref } from '#finance/invoices/invoice-href.ts';
import { deskReason, toldReason } from '#orders/orders/moves/reject-reasons.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { ORDER_STATUS_LABELS } from '#orders/orders/order-status.ts';
import { isUnpaidOnline } from '#orders/orders/paying/payment-words.ts';
import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import type { EventRow, OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { PlacedOrder } from '#orders/orders/server/reading/placed-orders.queries.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Block, type Letter, link } from '#platform/notify/letter.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import {
  deliveryCodeOf,
  deliveryTo,
  parcelBlock,
  productsOf,
  refundsOf,
  toOrder,
  totalOf,
} from './order-letter-blocks.ts';

/** To the shopper: the whole order as placed. */
export function orderPlaced(to: Recipient, whole: PlacedOrder): Letter {
  const { order } = whole;
  const number = orderNumber(order.number);
  return {
    to,
    id: `order-${order.id}-placed`,
    subject: `Your order ${number}`,
    title: `Thank you for your order ${number}`,
    blocks: [
      `Placed on ${dayText(order.placed_at)}. ${payingBy(order, whole.parts)}`,
      ...whole.parts.flatMap(part => productsOf(part, whole.lines)),
      totalOf('Total', order.total_paise),
      ...deliveryTo(order),
      toOrder(order),
    ],
  };
}

/** To the seller: their part, and the delivery address. */
export function sold(to: Recipient, { order, lines }: PlacedOrder, part: PartRow): Letter {
  const number = orderNumber(order.number);
  return {
    to,
    id: `part-${part.id}-placed`,
    subject: `New order ${number}`,
    title: `You have a new order: ${number}`,
    blocks: [
      `Placed on ${dayText(order.placed_at)}. ${payingBy(order, [part])}`,
      ...productsOf(part, lines),
      totalOf('Total for your items', part.total_paise),
      ...deliveryTo(order),
      link('Open your orders', adminPaths.orders),
    ],
  };
}

/** To the seller: their part is cancelled, with the reason if given. */
export function saleCancelled(to: Recipient, { order, lines, events }: WholeOrder, part: PartRow): Letter {
  const number = orderNumber(order.number);
  const event = events.findLast(({ part_id, status }) => part_id === part.id && status === 'cancelled');
  return {
    to,
    id: `part-${part.id}-cancelled-${event?.id ?? 0}`,
    subject: `Order ${number} is cancelled`,
    title: `Please don’t ship order ${number}: it is cancelled`,
    blocks: [
      `Cancelled on ${dayText(event?.at ?? order.updated_at)}. Its items are back in your stock.`,
      ...reasonOf(event?.note ?? ''),
      ...productsOf(part, lines),
      link('Open your orders', adminPaths.orders),
    ],
  };
}

const REJECTED = 'If it has not shipped yet, please don’t send it. Its items are back in your stock.';

/** To the seller: the shop changed the status of their part; `events` contains only that change. */
export function saleMoved(
  { name }: ShopIdentity,
  to: Recipient,
  { order, lines, events }: WholeOrder,
  part: PartRow,
): Letter {
  const number = orderNumber(order.number);
  const [event] = events;
  const status = event?.status ?? part.status;
  const words = ORDER_STATUS_LABELS[status].toLowerCase();
  return {
    to,
    id: `part-${part.id}-moved-${event?.id ?? 0}`,
    subject: `Order ${number} is ${words}`,
    title: `Order ${number} is now ${words}`,
    blocks: [
      `${name} updated it on ${dayText(event?.at ?? order.updated_at)}.`,
      ...(status === 'rejected' ? [REJECTED] : []),
      ...(status === 'rejected' && event ? reasonOf(deskReason(event)) : []),
      ...parcelBlock(part),
      ...productsOf(part, lines),
      link('Open your orders', adminPaths.orders),
    ],
  };
}

/** To the shopper: the new status of the changed parts, with tracking and refunds. */
export function orderMoved(to: Recipient, whole: WholeOrder, moved: readonly EventRow[]): Letter {
  const { order, parts, lines, refunds, documents } = whole;
  const [event] = moved;
  const movedParts = parts.filter(part => moved.some(({ part_id }) => part_id === part.id));
  const scope = `${movedParts.length < parts.length ? 'Part of your order' : 'Your order'} ${orderNumber(order.number)}`;
  const status = ORDER_STATUS_LABELS[event?.status ?? order.status].toLowerCase();
  const isTracking = event?.kind === 'note';
  const fellAway = event?.status === 'cancelled' || event?.status === 'rejected';
  return {
    to,
    id: `order-${order.id}-event-${event?.id ?? 0}`,
    subject: isTracking ? `${scope} has a new tracking number` : `${scope} is ${status}`,
    title: isTracking ? `${scope} has a new tracking number` : `${scope} is now ${status}`,
    blocks: [
      `Updated on ${dayText(event?.at ?? order.updated_at)}.`,
      ...(event?.status === 'rejected' ? reasonOf(toldReason(event)) : []),
      ...(fellAway ? moneyBack(movedParts, refunds) : []),
      ...movedParts.flatMap(part => [...parcelBlock(part), ...deliveryCodeOf(order, part), ...productsOf(part, lines)]),
      ...documents
        .filter(document => movedParts.some(({ id }) => id === document.partId))
        .map(({ id, kind, number }) => link(`${DOCUMENT_NAMES[kind]} ${number}`, invoiceHref('shopper', id))),
      toOrder(order),
    ],
  };
}

function reasonOf(words: string): string[] {
  return words === '' ? [] : [`Reason: ${words}`];
}

function moneyBack(parts: readonly PartRow[], refunds: WholeOrder['refunds']): Block[] {
  const own = refunds.filter(({ part_id }) => parts.some(({ id }) => id === part_id));
  if (own.length > 0) return refundsOf(own);
  return ['You haven’t paid for it, so there is nothing to refund.'];
}

function payingBy({ payment_method: paymentMethod }: OrderRow, parts: readonly PartRow[]): string {
  if (paymentMethod === 'COD') return 'To be paid in cash on delivery.';
  const isUnpaid = parts.some(part => isUnpaidOnline({ paymentMethod, paymentStatus: part.payment_status }));
  return isUnpaid ? 'Not paid yet.' : 'Paid online.';
}
