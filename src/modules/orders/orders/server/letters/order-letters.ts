import { documentTitle, invoiceHref } from '#finance/invoices/invoice-href.ts';
import { shownEdit } from '#orders/orders/editing/stored-edit.ts';
import { deskReason, toldReason } from '#orders/orders/moves/reject-reasons.ts';
import { isArrangement, shownNote } from '#orders/orders/moves/stored-notes.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isLive, ORDER_STATUS_WORDS } from '#orders/orders/order-status.ts';
import { isUnpaidOnline } from '#orders/orders/paying/payment-words.ts';
import type { ProposedEditRow } from '#orders/orders/server/editing/proposed-edits.queries.ts';
import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import type { OrderEventRow, OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { PlacedOrder } from '#orders/orders/server/reading/placed-orders.queries.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, type LetterBlock, letterTo, link, lines as wordLines } from '#platform/notify/letter.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText, dayText } from '#shared/time/dates.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import {
  deliveryCodeOf,
  deliveryTo,
  parcelBlock,
  phonesOf,
  productsOf,
  refundsOf,
  toOrder,
  totalBlock,
} from './order-letter-blocks.ts';

/** To the shopper: the whole order as placed. */
export function orderPlaced(to: Recipient, whole: PlacedOrder): Letter {
  const { order } = whole;
  const number = orderNumber(order.number);
  return letterTo(to, () => ({
    id: `order-${order.id}-placed`,
    values: { number, amount: exactRupees(order.total_paise), day: dayText(order.placed_at) },
    subject: t('orders.orders.mail.placed.subject', { number }),
    title: t('orders.orders.mail.placed.title', { number }),
    blocks: [
      placing(order, whole.parts),
      ...whole.parts.flatMap(part => productsOf(part, whole.lines)),
      totalBlock(t('orders.orders.mail.placed.total'), order.total_paise),
      ...phonesOf(whole.lines),
      ...deliveryTo(order),
      toOrder(order),
    ],
  }));
}

/** To the seller: their part, and the delivery address. */
export function sold(to: Recipient, { order, lines }: PlacedOrder, part: PartRow): Letter {
  const number = orderNumber(order.number);
  return letterTo(to, () => ({
    id: `part-${part.id}-placed`,
    values: { number, amount: exactRupees(part.total_paise), day: dayText(order.placed_at) },
    subject: t('orders.orders.mail.sold.subject', { number }),
    title: t('orders.orders.mail.sold.title', { number }),
    blocks: [
      placing(order, [part]),
      ...productsOf(part, lines),
      totalBlock(t('orders.orders.mail.sold.total'), part.total_paise),
      ...phonesOf(lines.filter(line => line.part_id === part.id)),
      ...deliveryTo(order),
      link(t('orders.orders.mail.open'), adminPaths.orders),
    ],
  }));
}

/** To the seller: their part is cancelled, with the reason if given. */
export function saleCancelled(to: Recipient, { order, lines, events }: WholeOrder, part: PartRow): Letter {
  const number = orderNumber(order.number);
  const event = events.findLast(({ part_id, status }) => part_id === part.id && status === 'cancelled');
  const at = event?.at ?? order.updated_at;
  return letterTo(to, () => ({
    id: `part-${part.id}-cancelled-${event?.id ?? 0}`,
    values: { number, day: dayText(at) },
    subject: t('orders.orders.mail.cancelled.subject', { number }),
    title: t('orders.orders.mail.cancelled.title', { number }),
    blocks: [
      t('orders.orders.mail.cancelled.text', { day: dayText(at) }),
      ...reasonOf(shownNote(event?.note ?? null) ?? ''),
      ...productsOf(part, lines),
      link(t('orders.orders.mail.open'), adminPaths.orders),
    ],
  }));
}

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
  return letterTo(to, () => {
    const words = ORDER_STATUS_WORDS[status];
    const day = dayText(event?.at ?? order.updated_at);
    return {
      id: `part-${part.id}-moved-${event?.id ?? 0}`,
      values: { number, status: words, day },
      ...(isArrangement(event?.note)
        ? { variant: 'arranged', subject: t('orders.orders.mail.arranged', { number }) }
        : {
            subject: t('orders.orders.mail.saleMoved.subject', { number, status: words }),
            title: t('orders.orders.mail.saleMoved.title', { number, status: words }),
          }),
      blocks: [
        isArrangement(event?.note)
          ? (shownNote(event?.note ?? null) ?? '')
          : t('orders.orders.mail.saleMoved.text', { shop: name, day }),
        ...(status === 'rejected' ? [t('orders.orders.mail.saleMoved.rejected')] : []),
        ...(status === 'rejected' && event ? reasonOf(deskReason(event)) : []),
        ...parcelBlock(part),
        ...productsOf(part, lines),
        link(t('orders.orders.mail.open'), adminPaths.orders),
      ],
    };
  });
}

/** To the shopper: what the shop or a seller has edited, why, and what it means for the money. */
export function orderEdited(to: Recipient, whole: WholeOrder, moved: readonly OrderEventRow[]): Letter {
  const { order, parts, lines, refunds } = whole;
  const [event] = moved;
  const number = orderNumber(order.number);
  const day = dayText(event?.at ?? order.updated_at);
  const owed = refunds.filter(({ cause, owed_at }) => cause === 'edited' && event && owed_at >= event.at);
  return letterTo(to, () => ({
    id: `order-${order.id}-event-${event?.id ?? 0}`,
    variant: 'edited',
    values: { number, day },
    subject: t('orders.orders.mail.edited.subject', { number }),
    title: t('orders.orders.mail.edited.title', { number }),
    blocks: [
      t('orders.orders.mail.edited.text', { day, name: event?.actor_name ?? '' }),
      ...moved.map(({ note }) => wordLines([...shownEdit(note)])),
      ...refundsOf(owed),
      ...parts.filter(({ status }) => isLive(status)).flatMap(part => productsOf(part, lines)),
      totalBlock(t('orders.orders.mail.placed.total'), order.total_paise),
      ...(order.payment_method === 'COD' ? [t('orders.orders.mail.cashDue')] : []),
      ...deliveryTo(order),
      t('orders.orders.mail.edited.notMine'),
      toOrder(order),
    ],
  }));
}

/** To the shopper: what the shop would change, what it costs, and the link with which it is paid. */
export function editProposed(
  to: Recipient,
  { order }: WholeOrder,
  { edit, token }: { readonly edit: ProposedLetterFacts; readonly token: string },
): Letter {
  const number = orderNumber(order.number);
  const amount = exactRupees(edit.difference_paise);
  const time = dayAndHourText(edit.held_until);
  return letterTo(to, () => ({
    id: `order-${order.id}-edit-${edit.id}`,
    values: { number, amount },
    subject: t('orders.orders.mail.proposed.subject', { number }),
    title: t('orders.orders.mail.proposed.title', { number }),
    blocks: [
      t('orders.orders.mail.proposed.text', { name: edit.made_by_name, time }),
      wordLines([...shownEdit(edit.note)]),
      totalBlock(t('orders.orders.mail.proposed.total'), edit.difference_paise),
      link(t('orders.orders.mail.proposed.pay', { amount }), paths.payLink(token)),
      t('orders.orders.mail.proposed.keep'),
      toOrder(order),
    ],
  }));
}

type ProposedLetterFacts = Pick<ProposedEditRow, 'id' | 'note' | 'difference_paise' | 'held_until' | 'made_by_name'>;

/** To the seller: the shop has edited their part, or the address it goes to. */
export function saleEdited(
  { name }: ShopIdentity,
  to: Recipient,
  { order, lines, events }: WholeOrder,
  part: PartRow,
): Letter {
  const number = orderNumber(order.number);
  const [event] = events;
  const day = dayText(event?.at ?? order.updated_at);
  return letterTo(to, () => ({
    id: `part-${part.id}-moved-${event?.id ?? 0}`,
    variant: 'edited',
    values: { number, day },
    subject: t('orders.orders.mail.edited.subject', { number }),
    title: t('orders.orders.mail.edited.title', { number }),
    blocks: [
      t('orders.orders.mail.edited.text', { day, name }),
      wordLines([...shownEdit(event?.note ?? null)]),
      ...productsOf(part, lines),
      totalBlock(t('orders.orders.mail.sold.total'), part.total_paise),
      ...deliveryTo(order),
      link(t('orders.orders.mail.open'), adminPaths.orders),
    ],
  }));
}

/** To the shopper: the new status of the changed parts, with tracking and refunds. */
export function orderMoved(to: Recipient, whole: WholeOrder, moved: readonly OrderEventRow[]): Letter {
  const { order, parts, lines, refunds, documents } = whole;
  const [event] = moved;
  const movedParts = parts.filter(part => moved.some(({ part_id }) => part_id === part.id));
  const fellAway = event?.status === 'cancelled' || event?.status === 'rejected';
  return letterTo(to, () => ({
    id: `order-${order.id}-event-${event?.id ?? 0}`,
    ...headOf(order, event, movedParts.length < parts.length),
    blocks: [
      t('orders.orders.mail.moved.text', { day: dayText(event?.at ?? order.updated_at) }),
      ...(isArrangement(event?.note) ? [shownNote(event?.note ?? null) ?? ''] : []),
      ...refundsOf(
        refunds.filter(({ cause, owed_at }) => cause === 'exchanged' && owed_at.getTime() === event?.at.getTime()),
      ),
      ...(event?.status === 'rejected' ? reasonOf(toldReason(event)) : []),
      ...(fellAway ? moneyBack(movedParts, refunds) : []),
      ...movedParts.flatMap(part => [...parcelBlock(part), ...deliveryCodeOf(order, part), ...productsOf(part, lines)]),
      ...documents
        .filter(document => movedParts.some(({ id }) => id === document.partId))
        .map(({ id, kind, number }) =>
          link(t('orders.orders.mail.document', { kind: documentTitle(kind), number }), invoiceHref('shopper', id)),
        ),
      toOrder(order),
    ],
  }));
}

/** Subject and title of a change of the whole order, or of a part of it. */
function headOf(
  order: OrderRow,
  event: OrderEventRow | undefined,
  isPart: boolean,
): Pick<Letter, 'subject' | 'title' | 'variant' | 'values'> {
  const number = orderNumber(order.number);
  const day = dayText(event?.at ?? order.updated_at);
  if (event?.kind === 'note' && isArrangement(event.note))
    return {
      variant: 'arranged',
      values: { number, day },
      subject: t('orders.orders.mail.arranged', { number }),
    };
  if (event?.kind === 'note')
    return {
      variant: isPart ? 'part-tracked' : 'tracked',
      values: { number, day },
      subject: isPart ? t('orders.orders.mail.tracked.part', { number }) : t('orders.orders.mail.tracked', { number }),
    };
  const status = ORDER_STATUS_WORDS[event?.status ?? order.status];
  const values = { number, status, day };
  return isPart
    ? {
        variant: 'part',
        values,
        subject: t('orders.orders.mail.moved.part.subject', { number, status }),
        title: t('orders.orders.mail.moved.part.title', { number, status }),
      }
    : {
        values,
        subject: t('orders.orders.mail.moved.subject', { number, status }),
        title: t('orders.orders.mail.moved.title', { number, status }),
      };
}

function reasonOf(words: string): string[] {
  return words === '' ? [] : [t('orders.orders.mail.reason', { reason: words })];
}

function moneyBack(parts: readonly PartRow[], refunds: WholeOrder['refunds']): LetterBlock[] {
  const own = refunds.filter(({ part_id }) => parts.some(({ id }) => id === part_id));
  if (own.length > 0) return refundsOf(own);
  return [t('orders.orders.mail.nothingPaid')];
}

function placing(order: OrderRow, parts: readonly PartRow[]): string {
  return `${t('orders.orders.mail.placedOn', { day: dayText(order.placed_at) })} ${payingBy(order, parts)}`;
}

function payingBy({ payment_method: paymentMethod }: OrderRow, parts: readonly PartRow[]): string {
  if (paymentMethod === 'COD') return t('orders.orders.mail.cashDue');
  const isUnpaid = parts.some(part => isUnpaidOnline({ paymentMethod, paymentStatus: part.payment_status }));
  return isUnpaid ? t('orders.orders.mail.notPaid') : t('orders.orders.mail.online');
}
