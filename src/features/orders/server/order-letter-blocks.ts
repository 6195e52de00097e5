import { showMobile } from '#features/addresses/mobile.ts';
import { stateName } from '#features/addresses/state.ts';
import { isOnTheWay } from '#features/orders/order-status.ts';
import { parcelWords, trackingPage } from '#features/orders/parcel.ts';
import { refundSentence } from '#features/orders/refund-words.ts';
import { type Block, heading, lines, link, rows } from '#platform/notify/letter.ts';
import { exactRupees, type Paise } from '#shared/money.ts';
import * as paths from '#shared/paths.ts';
import type { LineRow, OrderRow, PartRow } from './orders.queries.ts';
import type { RefundRow } from './refunds-of-order.queries.ts';

/** What one seller sends, and what each of it costs. */
export function goodsOf(part: PartRow, ofOrder: readonly LineRow[]): Block[] {
  const goods = ofOrder
    .filter(line => line.part_id === part.id)
    .map(line => ({ label: `${line.quantity} × ${line.title}`, value: exactRupees(line.total_paise) }));
  const delivery = { label: 'Delivery', value: exactRupees(part.delivery_paise) };
  return [heading(`Sold by ${part.seller_name}`), rows([...goods, delivery])];
}

export function totalOf(label: string, total: Paise): Block {
  return rows([{ label, value: exactRupees(total), strong: true }]);
}

/** How a part that is on its way can be followed. */
export function parcelOf(part: PartRow): Block[] {
  const words = parcelWords(part);
  if (words === '' || !isOnTheWay(part.status)) return [];
  const page = trackingPage(part);
  return [`Shipped with ${words}.`, ...(page ? [link(`Track it with ${part.carrier}`, page)] : [])];
}

export function deliveryTo(order: OrderRow): Block[] {
  const address = [
    ...(order.ship_name ? [order.ship_name] : []),
    order.ship_address,
    `${order.ship_city} ${order.ship_pincode}, ${stateName(order.ship_state_code)}`,
    showMobile(order.ship_phone),
    order.ship_notes,
  ];
  return [heading('Delivery address'), lines(address)];
}

/** The code that proves a delivery by the seller's own people, for what is paid in cash. */
export function deliveryCodeOf(order: OrderRow, part: PartRow): Block[] {
  if (order.payment_method !== 'COD' || part.status !== 'inShipping') return [];
  return [
    `Your delivery code is ${part.delivery_code}. If the seller delivers it in person, share this code only after you have your items and have paid.`,
  ];
}

/** What goes back of parts, how and by when, a sentence for each refund. */
export function refundsOf(refunds: readonly RefundRow[]): Block[] {
  return refunds.flatMap(refund => [
    refundText(refund),
    ...(refund.payment_id === null && refund.upi_id === null && refund.state !== 'settled'
      ? ['You paid in cash, so please open your order and enter the UPI ID for your refund.']
      : []),
  ]);
}

export function refundText(refund: RefundRow): string {
  const { state, amount_paise: amount, upi_id: upiId, owed_at: owedAt, settled_at: settledAt, waitsForCash } = refund;
  return refundSentence({ state, amount, byHand: refund.payment_id === null, waitsForCash, upiId, owedAt, settledAt });
}

export function toOrder({ id }: Pick<OrderRow, 'id'>, words = 'See your order'): Block {
  return link(words, paths.order(id));
}
