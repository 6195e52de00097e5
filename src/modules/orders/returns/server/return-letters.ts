import { orderNumber } from '#orders/orders/order-number.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import { RETURN_REASONS } from '#orders/returns/return/return-reasons.ts';
import { ITEMS_FATES, type ReturnState } from '#orders/returns/return/return-states.ts';
import type { RefundRecord } from '#orders/returns/server/refunds/refunds.queries.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Block, heading, type Letter, link, rows } from '#platform/notify/letter.ts';
import { exactRupees, times } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { HeldReturn } from './held-return.ts';
import type { ReturnEventRow, ReturnLineRow } from './returns.queries.ts';

/** The data of a mail about a return: its items, what has just happened, and the refund once it is due. */
export interface ReturnMove extends HeldReturn {
  readonly lines: readonly ReturnLineRow[];
  readonly event: ReturnEventRow;
  readonly refund: { readonly amount: Parameters<typeof exactRupees>[0]; readonly waitsForCash: boolean } | undefined;
}

const STATUS_WORDS: Readonly<Record<ReturnState, string>> = {
  requested: 'is requested',
  approved: 'is approved',
  received: 'has arrived',
  settled: 'is complete',
  refused: 'is rejected',
  withdrawn: 'is cancelled',
};

/** To the shopper: the new status of the return, and what to do next. */
export function returnMoved(to: Recipient, move: ReturnMove): Letter {
  const { row, event } = move;
  return {
    to,
    id: `return-${row.id}-${event.state}`,
    subject: `Your return ${returnNumber(row.number)} ${STATUS_WORDS[event.state]}`,
    blocks: [...wordsToShopper(move), items(move), link('See your return', paths.order(row.order_id))],
  };
}

/** Only an administrator can have done these if the seller is notified of them. */
const DONE_FOR_SELLER: readonly ReturnState[] = ['approved', 'received', 'refused'];

/** To the seller: a request, its end, or an administrator's decision. */
export function returnMovedForSeller({ name }: ShopIdentity, to: Recipient, move: ReturnMove): Letter {
  const { row, order, event, refund } = move;
  const isSettled = event.state === 'settled';
  return {
    to,
    id: `return-${row.id}-${event.state}-seller`,
    subject: `Return ${returnNumber(row.number)} of order ${orderNumber(order.number)} ${STATUS_WORDS[event.state]}`,
    blocks: [
      ...(DONE_FOR_SELLER.includes(event.state)
        ? [`${name} made this decision${event.note ? `: ${event.note}` : '.'}`]
        : []),
      `Reason: ${RETURN_REASONS[row.reason]}.`,
      ...(row.words ? [`The shopper wrote: ${row.words}`] : []),
      items(move),
      ...(isSettled && refund?.waitsForCash
        ? [
            `You owe ${exactRupees(refund.amount)} of this refund, because ${name} has not received the cash for the order yet.`,
          ]
        : []),
      ...(isSettled && row.goods ? [`Returned items: ${ITEMS_FATES[row.goods].toLowerCase()}.`] : []),
      link('Open your returns', `${adminPaths.returns}?return=${row.id}`),
    ],
  };
}

/** To the shopper: cash was refunded, with the bank's reference. */
export function cashRefunded(
  to: Recipient,
  refund: Pick<RefundRecord, 'id' | 'orderId' | 'orderNumber' | 'amount' | 'reference'>,
): Letter {
  const { id, orderId, amount, reference } = refund;
  return {
    to,
    id: `refund-${id}-settled`,
    subject: `${exactRupees(amount)} of your order ${orderNumber(refund.orderNumber)} has been refunded to you`,
    blocks: [
      `We sent the money to your UPI ID. The bank reference for this transfer is ${reference}.`,
      link('See your order', paths.order(orderId)),
    ],
  };
}

function wordsToShopper(move: ReturnMove): Block[] {
  const { part, event } = move;
  switch (event.state) {
    case 'requested':
      return [
        `${part.seller_name} has received your return request for the items below and will review it. Please keep the items and their box until you hear from us.`,
      ];
    case 'withdrawn':
      return ['You are keeping the items below, so there is no refund.'];
    case 'approved':
      return [
        `${part.seller_name} has approved the return of the items below. You’ll get details of the pickup or the address to send them to. Please keep the box and everything that came in it, and erase your data from any device before you hand it over.`,
      ];
    case 'received':
      return [`${part.seller_name} has received the items below and is checking them.`];
    case 'refused':
      return [
        `${part.seller_name} has refused the return of the items below.`,
        heading('Reason'),
        event.note ?? '',
        'If you think this is a mistake, reply to this mail.',
      ];
    default:
      return [moneyBack(move)];
  }
}

function moneyBack({ row, part, refund, order }: ReturnMove): string {
  const sum = refund ? exactRupees(refund.amount) : 'The money';
  const way = order.payment_method === 'COD' ? ' by UPI' : ' to your original payment method';
  const when = refund?.waitsForCash
    ? `once ${part.seller_name}, who owes it, has passed your cash on to us`
    : 'within 10 days';
  const keepsDelivery = !row.faulty && part.delivery_paise !== 0;
  return `${sum} will be refunded${way} ${when}.${keepsDelivery ? ' The delivery charge is not refunded, because the items were not faulty.' : ''}`;
}

function items({ lines }: ReturnMove): Block {
  return rows(
    lines.map(({ title, quantity, price }) => ({
      label: `${quantity} × ${title}`,
      value: exactRupees(times(price, quantity)),
    })),
  );
}
