import { orderNumber } from '#features/orders/order-number.ts';
import { returnNumber } from '#features/returns/return-number.ts';
import { RETURN_REASONS } from '#features/returns/return-reasons.ts';
import { GOODS_FATES, type ReturnState } from '#features/returns/return-states.ts';
import { type Letterhead, letter, linkTo } from '#features/shop/server/shop.ts';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import * as adminPaths from '#shared/admin-paths.ts';
import { exactRupees, times } from '#shared/money.ts';
import * as paths from '#shared/paths.ts';
import type { HeldReturn } from './held-return.ts';
import type { ReturnEventRow, ReturnLineRow } from './returns.queries.ts';

/** A return with what mails say of it: its goods, what has just happened, and the money once it is owed. */
export interface MailedReturn extends HeldReturn {
  readonly lines: readonly ReturnLineRow[];
  readonly event: ReturnEventRow;
  readonly refund: { readonly amount: Parameters<typeof exactRupees>[0]; readonly waitsForCash: boolean } | undefined;
}

const HOW_IT_STANDS: Readonly<Record<ReturnState, string>> = {
  requested: 'is requested',
  approved: 'is approved',
  received: 'has arrived',
  settled: 'is complete',
  refused: 'is rejected',
  withdrawn: 'is cancelled',
};

/** To the shopper: how their return stands now, and what they have to do, if anything. */
export function shopperMail(head: Letterhead, to: Mailbox, mailed: MailedReturn): Mail {
  const { row, event } = mailed;
  const title = `Your return ${returnNumber(row.number)} ${HOW_IT_STANDS[event.state]}`;
  return letter(head, {
    to,
    event: `return-${row.id}-${event.state}`,
    subject: title,
    title,
    blocks: [
      ...wordsToShopper(mailed),
      ...goods(mailed),
      ...linkTo(head, 'See your return', paths.order(row.order_id)),
    ],
  });
}

/** What only an administrator can have done where its seller is told of it. */
const DONE_FOR_SELLER: readonly ReturnState[] = ['approved', 'received', 'refused'];

/** To the seller of the goods: what a shopper wants, that it is over, or what an administrator has decided about it. */
export function sellerMail(head: Letterhead, to: Mailbox, mailed: MailedReturn): Mail {
  const { row, order, event } = mailed;
  const title = `Return ${returnNumber(row.number)} of order ${orderNumber(order.number)} ${HOW_IT_STANDS[event.state]}`;
  return letter(head, {
    to,
    event: `return-${row.id}-${event.state}-seller`,
    subject: title,
    title,
    blocks: [
      ...(DONE_FOR_SELLER.includes(event.state)
        ? [
            {
              kind: 'text' as const,
              text: `${head.shop.name} made this decision${event.note ? `: ${event.note}` : '.'}`,
            },
          ]
        : []),
      { kind: 'text', text: `Reason: ${RETURN_REASONS[row.reason]}.` },
      ...(row.words ? [{ kind: 'text' as const, text: `The shopper wrote: ${row.words}` }] : []),
      ...goods(mailed),
      ...(event.state === 'settled' && mailed.refund?.waitsForCash
        ? [
            {
              kind: 'text' as const,
              text: `You owe ${exactRupees(mailed.refund.amount)} of this refund, because ${head.shop.name} has not received the cash for the order yet.`,
            },
          ]
        : []),
      ...(event.state === 'settled' && row.goods
        ? [{ kind: 'text' as const, text: `Returned items: ${GOODS_FATES[row.goods].toLowerCase()}.` }]
        : []),
      ...linkTo(head, 'Open your returns', `${adminPaths.returns}?return=${row.id}`),
    ],
  });
}

function wordsToShopper({ row, part, event, refund, order }: MailedReturn): MailBlock[] {
  switch (event.state) {
    case 'requested':
      return [
        {
          kind: 'text',
          text: `${part.seller_name} has received your return request for the items below and will review it. Please keep the items and their box until you hear from us.`,
        },
      ];
    case 'withdrawn':
      return [{ kind: 'text', text: 'You are keeping the items below, so there is no refund.' }];
    case 'approved':
      return [
        {
          kind: 'text',
          text: `${part.seller_name} has approved the return of the items below. You’ll get details of the pickup or the address to send them to. Please keep the box and everything that came in it, and erase your data from any device before you hand it over.`,
        },
      ];
    case 'received':
      return [{ kind: 'text', text: `${part.seller_name} has received the items below and is checking them.` }];
    case 'refused':
      return [
        { kind: 'text', text: `${part.seller_name} has refused the return of the items below.` },
        { kind: 'heading', text: 'Reason' },
        { kind: 'text', text: event.note ?? '' },
        { kind: 'text', text: 'If you think this is a mistake, reply to this mail.' },
      ];
    default:
      return [
        {
          kind: 'text',
          text: `${refund ? exactRupees(refund.amount) : 'The money'} will be refunded${
            order.payment_method === 'COD' ? ' by UPI' : ' to your original payment method'
          } ${refund?.waitsForCash ? `once ${part.seller_name}, who owes it, has passed your cash on to us` : 'within 10 days'}.${row.faulty || part.delivery_paise === 0 ? '' : ' The delivery charge is not refunded, because the items were not faulty.'}`,
        },
      ];
  }
}

function goods({ lines }: MailedReturn): MailBlock[] {
  return [
    {
      kind: 'rows',
      rows: lines.map(({ title, quantity, price }) => ({
        label: `${quantity} × ${title}`,
        value: exactRupees(times(price, quantity)),
      })),
    },
  ];
}
