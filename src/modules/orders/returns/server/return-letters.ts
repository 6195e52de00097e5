import { orderNumber } from '#orders/orders/order-number.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import { RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import type { ItemsFate, ReturnState } from '#orders/returns/return/return-states.ts';
import type { RefundRecord } from '#orders/returns/server/refunds/refunds.queries.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { heading, type Letter, type LetterBlock, letterTo, link, rows } from '#platform/notify/letter.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { HeldReturn } from './held-return.ts';
import { isOfServices, type ReturnEventRow, type ReturnLineRow } from './returns.queries.ts';

/** The data of a mail about a return: its items, what has just happened, and the refund once it is due. */
export interface ReturnMove extends HeldReturn {
  readonly lines: readonly ReturnLineRow[];
  readonly event: ReturnEventRow;
  readonly refund: { readonly amount: Parameters<typeof exactRupees>[0]; readonly waitsForCash: boolean } | undefined;
}

const SUBJECTS: Readonly<Record<ReturnState, (number: string) => string>> = {
  requested: number => t('orders.returns.mail.requested', { number }),
  approved: number => t('orders.returns.mail.approved', { number }),
  received: number => t('orders.returns.mail.received', { number }),
  settled: number => t('orders.returns.mail.settled', { number }),
  refused: number => t('orders.returns.mail.refused', { number }),
  withdrawn: number => t('orders.returns.mail.withdrawn', { number }),
};

const SUBJECTS_FOR_SELLER: Readonly<Record<ReturnState, (number: string, order: string) => string>> = {
  requested: (number, order) => t('orders.returns.mail.seller.requested', { number, order }),
  approved: (number, order) => t('orders.returns.mail.seller.approved', { number, order }),
  received: (number, order) => t('orders.returns.mail.seller.received', { number, order }),
  settled: (number, order) => t('orders.returns.mail.seller.settled', { number, order }),
  refused: (number, order) => t('orders.returns.mail.seller.refused', { number, order }),
  withdrawn: (number, order) => t('orders.returns.mail.seller.withdrawn', { number, order }),
};

/** To the shopper: the new status of the return, and what to do next. */
export function returnMoved(to: Recipient, move: ReturnMove): Letter {
  const { row, part, event } = move;
  const number = returnNumber(row.number);
  return letterTo(to, () => ({
    id: `return-${row.id}-${event.state}`,
    variant: event.state,
    values: { number, seller: part.seller_name },
    subject: SUBJECTS[event.state](number),
    blocks: [...wordsToShopper(move), items(move), link(t('orders.returns.mail.see'), paths.order(row.order_id))],
  }));
}

/** Only an administrator can have done these if the seller is notified of them. */
const DONE_FOR_SELLER: readonly ReturnState[] = ['approved', 'received', 'refused'];

/** To the seller: a request, its end, or an administrator's decision. */
export function returnMovedForSeller({ name }: ShopIdentity, to: Recipient, move: ReturnMove): Letter {
  const { row, order, event, refund } = move;
  const isSettled = event.state === 'settled';
  const values = { number: returnNumber(row.number), order: orderNumber(order.number) };
  return letterTo(to, () => ({
    id: `return-${row.id}-${event.state}-seller`,
    variant: event.state,
    values,
    subject: SUBJECTS_FOR_SELLER[event.state](values.number, values.order),
    blocks: [
      ...(DONE_FOR_SELLER.includes(event.state) ? [decided(name, event.note)] : []),
      t('orders.returns.mail.seller.reason', { reason: RETURN_REASONS[row.reason] }),
      ...(row.words ? [t('orders.returns.mail.seller.words', { words: row.words })] : []),
      items(move),
      ...(isSettled && refund?.waitsForCash
        ? [t('orders.returns.mail.seller.owes', { amount: exactRupees(refund.amount), shop: name })]
        : []),
      ...(isSettled && row.goods ? [FATES[row.goods]()] : []),
      link(t('orders.returns.mail.seller.open'), `${adminPaths.returns}?return=${row.id}`),
    ],
  }));
}

const FATES: Readonly<Record<ItemsFate, () => string>> = {
  restocked: () => t('orders.returns.mail.seller.restocked'),
  written_off: () => t('orders.returns.mail.seller.writtenOff'),
};

function decided(shop: string, reason: string | null): string {
  return reason
    ? t('orders.returns.mail.seller.decidedFor', { shop, reason })
    : t('orders.returns.mail.seller.decided', { shop });
}

/** To the shopper: cash was refunded, with the bank's reference. */
export function cashRefunded(
  to: Recipient,
  refund: Pick<RefundRecord, 'id' | 'orderId' | 'orderNumber' | 'amount' | 'reference'>,
): Letter {
  const { id, orderId, amount, reference } = refund;
  const values = { amount: exactRupees(amount), number: orderNumber(refund.orderNumber) };
  return letterTo(to, () => ({
    id: `refund-${id}-settled`,
    values,
    subject: t('orders.returns.mail.cash.subject', { amount: values.amount, number: values.number }),
    blocks: [
      t('orders.returns.mail.cash.text', { reference: reference ?? '' }),
      link(t('orders.returns.mail.seeOrder'), paths.order(orderId)),
    ],
  }));
}

function wordsToShopper(move: ReturnMove): LetterBlock[] {
  const { part, event, lines } = move;
  const seller = part.seller_name;
  switch (event.state) {
    case 'requested':
      return [
        isOfServices(lines)
          ? t('orders.returns.mail.text.serviceRequested', { seller })
          : t('orders.returns.mail.text.requested', { seller }),
      ];
    case 'withdrawn':
      return [t('orders.returns.mail.text.withdrawn')];
    case 'approved':
      return [t('orders.returns.mail.text.approved', { seller })];
    case 'received':
      return [t('orders.returns.mail.text.received', { seller })];
    case 'refused':
      return [
        t('orders.returns.mail.text.refused', { seller }),
        heading(t('orders.returns.mail.reason')),
        event.note ?? '',
        t('orders.returns.mail.mistake'),
      ];
    default:
      return [moneyBack(move)];
  }
}

function moneyBack({ row, part, refund, order }: ReturnMove): string {
  const amount = refund ? exactRupees(refund.amount) : t('orders.returns.mail.theMoney');
  const way = order.payment_method === 'COD' ? 'upi' : 'other';
  const sentences = [
    refund?.waitsForCash
      ? t('orders.returns.mail.backLater', { amount, way, seller: part.seller_name })
      : t('orders.returns.mail.back', { amount, way }),
  ];
  if (!row.faulty && part.delivery_paise !== 0) sentences.push(t('orders.returns.mail.deliveryKept'));
  return sentences.join(' ');
}

function items({ lines }: ReturnMove): LetterBlock {
  return rows(
    lines.map(({ title, quantity, amount }) => ({
      label: `${quantity} × ${title}`,
      value: exactRupees(amount),
    })),
  );
}
