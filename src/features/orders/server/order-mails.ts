import { showMobile } from '#features/addresses/mobile.ts';
import { stateName } from '#features/addresses/state.ts';
import { DOCUMENT_NAMES, invoiceHref } from '#features/invoices/invoice-href.ts';
import type { DocumentHead } from '#features/invoices/server/invoices.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import { isOnTheWay, STATUS_LABELS } from '#features/orders/order-status.ts';
import { parcelWords, trackingPage } from '#features/orders/parcel.ts';
import { type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import { exactRupees } from '#shared/money.ts';
import type { WholeOrder } from './orders.present.ts';
import type { EventRow, LineRow, OrderRow, PartRow } from './orders.queries.ts';

/** To the shopper: the whole order as it was placed. */
export function receiptMail(head: Letterhead, to: Mailbox, whole: WholeOrder): Mail {
  const { order } = whole;
  const number = orderNumber(order.number);
  return compose(head, to, `order-${order.id}-placed`, `Your order ${number}`, `Thank you for your order ${number}`, [
    { kind: 'text', text: `Placed on ${day(order.placed_at)}. ${payingBy(order)}` },
    ...whole.parts.flatMap(part => goodsOf(part, whole.lines)),
    { kind: 'rows', rows: [{ label: 'Total', value: exactRupees(order.total_paise), strong: true }] },
    ...deliveryTo(order),
    ...linkTo(head, 'See your order', `/shop/account?order=${order.id}`),
  ]);
}

/** To a seller: its own part, and where to send it. */
export function saleMail(head: Letterhead, to: Mailbox, { order, lines }: WholeOrder, part: PartRow): Mail {
  const number = orderNumber(order.number);
  return compose(head, to, `part-${part.id}-placed`, `New order ${number}`, `You have a new order: ${number}`, [
    { kind: 'text', text: `Placed on ${day(order.placed_at)}. ${payingBy(order)}` },
    ...goodsOf(part, lines),
    { kind: 'rows', rows: [{ label: 'Your total', value: exactRupees(part.total_paise), strong: true }] },
    ...deliveryTo(order),
    ...linkTo(head, 'Open your orders', '/admin/orders'),
  ]);
}

/** To the shopper: what has become of the parts that have just moved, or with which parcel they come. */
export function statusMail(
  head: Letterhead,
  to: Mailbox,
  whole: WholeOrder,
  moved: readonly EventRow[],
  documents: readonly DocumentHead[] = [],
): Mail {
  const { order, parts, lines } = whole;
  const [event] = moved;
  const movedParts = parts.filter(part => moved.some(({ part_id }) => part_id === part.id));
  const scope = `${movedParts.length < parts.length ? 'A part of your order' : 'Your order'} ${orderNumber(order.number)}`;
  const status = STATUS_LABELS[event?.status ?? order.status].toLowerCase();
  const isTracking = event?.kind === 'note';
  return compose(
    head,
    to,
    `order-${order.id}-event-${event?.id ?? 0}`,
    isTracking ? `${scope} has a new tracking number` : `${scope} is ${status}`,
    isTracking ? `${scope} has a new tracking number` : `${scope} is now ${status}`,
    [
      { kind: 'text', text: `Changed on ${day(event?.at ?? order.updated_at)}.` },
      ...movedParts.flatMap(part => [...parcelOf(part), ...goodsOf(part, lines)]),
      ...documents.flatMap(({ id, kind, number }) =>
        linkTo(head, `${DOCUMENT_NAMES[kind]} ${number}`, invoiceHref('shopper', id)),
      ),
      ...linkTo(head, 'See your order', `/shop/account?order=${order.id}`),
    ],
  );
}

function compose(
  head: Letterhead,
  to: Mailbox,
  event: string,
  subject: string,
  title: string,
  blocks: readonly MailBlock[],
): Mail {
  return letter(head, { to, event, subject, title, blocks });
}

function goodsOf(part: PartRow, lines: readonly LineRow[]): MailBlock[] {
  const rows = lines
    .filter(line => line.part_id === part.id)
    .map(line => ({ label: `${line.quantity} × ${line.title}`, value: exactRupees(line.total_paise) }));
  const delivery = { label: 'Delivery', value: exactRupees(part.delivery_paise) };
  return [
    { kind: 'heading', text: `Sold by ${part.seller_name}` },
    { kind: 'rows', rows: [...rows, delivery] },
  ];
}

/** How a part that is on its way can be followed. */
function parcelOf(part: PartRow): MailBlock[] {
  const words = parcelWords(part);
  if (words === '' || !isOnTheWay(part.status)) return [];
  const page = trackingPage(part);
  return [
    { kind: 'text', text: `Sent with ${words}.` },
    ...(page ? [{ kind: 'link' as const, text: `Follow it at ${part.carrier}`, url: page }] : []),
  ];
}

function deliveryTo(order: OrderRow): MailBlock[] {
  const lines = [
    ...(order.ship_name ? [order.ship_name] : []),
    order.ship_address,
    `${order.ship_city} ${order.ship_pincode}, ${stateName(order.ship_state_code)}`,
    showMobile(order.ship_phone),
    order.ship_notes,
  ];
  return [
    { kind: 'heading', text: 'Delivery to' },
    { kind: 'lines', lines },
  ];
}

function payingBy(order: OrderRow): string {
  return order.payment_method === 'COD' ? 'To be paid in cash on delivery.' : 'Paid online.';
}

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

function day(at: Date): string {
  return DAY.format(at);
}
