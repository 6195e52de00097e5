import { isOnTheWay } from '#orders/orders/order-status.ts';
import { parcelWords, trackingPage } from '#orders/orders/parcels/parcel.ts';
import { refundSentence } from '#orders/orders/refund-words.ts';
import { companyOfOrder } from '#orders/orders/server/companies/company-of-order.ts';
import type { LineRow, OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { PlacedLine } from '#orders/orders/server/reading/placed-orders.queries.ts';
import type { OrderRefundRow } from '#orders/orders/server/reading/refunds-of-order.queries.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { stateName } from '#people/addresses/state.ts';
import { heading, type LetterBlock, lines, link, rows } from '#platform/notify/letter.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise, paise } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';

/** One seller's items with their amounts. */
export function productsOf(part: PartRow, ofOrder: readonly LineRow[]): LetterBlock[] {
  const products = ofOrder
    .filter(line => line.part_id === part.id)
    .map(line => ({
      label: `${line.quantity} × ${line.title}`,
      value: exactRupees(paise(line.total_paise - line.discount_paise)),
    }));
  const delivery = { label: t('orders.orders.mail.delivery'), value: exactRupees(part.delivery_paise) };
  return [heading(t('orders.orders.mail.seller', { seller: part.seller_name })), rows([...products, delivery])];
}

export function totalBlock(label: string, total: Paise): LetterBlock {
  return rows([{ label, value: exactRupees(total), strong: true }]);
}

/** Old phones that are given: what is paid back for each, if it is taken. */
export function phonesOf(ofOrder: readonly PlacedLine[]): LetterBlock[] {
  return ofOrder.flatMap(({ phone, phoneQuoted }) =>
    phone && phoneQuoted ? [t('orders.orders.mail.phone', { model: phone, amount: exactRupees(phoneQuoted) })] : [],
  );
}

/** The courier and tracking link of a shipped part. */
export function parcelBlock(part: PartRow): LetterBlock[] {
  const words = parcelWords(part);
  if (words === '' || !isOnTheWay(part.status)) return [];
  const page = trackingPage(part);
  const carrier = part.carrier ?? '';
  return [
    t('orders.orders.mail.shipped', { parcel: words }),
    ...(page ? [link(t('orders.orders.mail.track', { carrier }), page)] : []),
  ];
}

/** Where it goes and, for a business, whom it is invoiced to. */
export function deliveryTo(order: OrderRow): LetterBlock[] {
  const address = [
    ...(order.ship_name ? [order.ship_name] : []),
    order.ship_address,
    `${order.ship_city} ${order.ship_pincode}, ${stateName(order.ship_state_code)}`,
    showMobile(order.ship_phone),
    order.ship_notes,
  ];
  const company = companyOfOrder(order);
  return [
    heading(t('orders.orders.mail.address')),
    lines(address),
    ...(company
      ? [heading(t('orders.orders.company.title')), lines([company.name, `GSTIN ${company.gstin}`, company.address])]
      : []),
  ];
}

/** Where it goes, for somebody who need not be the buyer: neither name nor street. */
export function placeBlocks(order: OrderRow): LetterBlock[] {
  return [
    heading(t('orders.orders.mail.address')),
    lines([`${order.ship_city} ${order.ship_pincode}, ${stateName(order.ship_state_code)}`]),
  ];
}

/** The code that proves a delivery by the seller's own people; cash orders only. */
export function deliveryCodeOf(order: OrderRow, part: PartRow): LetterBlock[] {
  if (order.payment_method !== 'COD' || part.status !== 'inShipping') return [];
  return [t('orders.orders.mail.code', { code: part.delivery_code })];
}

/** One sentence per refund: amount, destination, date. */
export function refundsOf(refunds: readonly OrderRefundRow[]): LetterBlock[] {
  return refunds.flatMap(refund => [
    refundText(refund),
    ...(refund.payment_id === null && refund.upi_id === null && refund.state !== 'settled'
      ? [t('orders.orders.mail.giveUpi')]
      : []),
  ]);
}

export function refundText(refund: OrderRefundRow): string {
  const { state, amount_paise: amount, upi_id: upiId, owed_at: owedAt, settled_at: settledAt, waitsForCash } = refund;
  return refundSentence({ state, amount, byHand: refund.payment_id === null, waitsForCash, upiId, owedAt, settledAt });
}

export function toOrder({ id }: Pick<OrderRow, 'id'>, words = t('orders.orders.mail.see')): LetterBlock {
  return link(words, paths.order(id));
}
