import { orderNumber } from '#orders/orders/order-number.ts';
import { PAY_LINK_HOURS } from '#orders/orders/paying/pay-link.ts';
import { methodWords } from '#orders/orders/paying/payment-words.ts';
import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import type { OrderEventRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { OrderRefundRow } from '#orders/orders/server/reading/refunds-of-order.queries.ts';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, link } from '#platform/notify/letter.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, sum } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText, dayText } from '#shared/time/dates.ts';
import { deliveryTo, placeBlocks, productsOf, refundText, toOrder, totalBlock } from './order-letter-blocks.ts';

/** To the shopper: the payment arrived, so the order is confirmed. It is the receipt of online orders. */
export function orderPaid(to: Recipient, whole: WholeOrder, moved: readonly OrderEventRow[]): Letter {
  const { order, lines } = whole;
  const number = orderNumber(order.number);
  const parts = whole.parts.filter(({ id }) => moved.some(({ part_id }) => part_id === id));
  const total = sum(parts.map(part => part.total_paise));
  return letterTo(to, () => ({
    id: `order-${order.id}-event-${moved[0]?.id ?? 0}`,
    variant: 'paid',
    values: { number, amount: exactRupees(total), day: dayText(order.placed_at) },
    subject: t('orders.orders.mail.paid.subject', { number }),
    title: t('orders.orders.mail.paid.title', { number }),
    blocks: [
      t('orders.orders.mail.paid.text', { day: dayText(order.placed_at), method: methodWords(order.payment_method) }),
      ...parts.flatMap(part => productsOf(part, lines)),
      totalBlock(t('orders.orders.mail.paid.total'), total),
      ...deliveryTo(order),
      toOrder(order),
    ],
  }));
}

/** To somebody whose order the shop has taken: the link with which it is paid. Anybody may have that address. */
export function linkToPay(to: Recipient, { order, parts, lines, payUntil }: WholeOrder, token: string): Letter {
  const number = orderNumber(order.number);
  return letterTo(to, () => ({
    id: `order-${order.id}-link-${token.slice(0, 8)}`,
    values: { number, amount: exactRupees(order.total_paise) },
    subject: t('orders.orders.mail.link.subject', { number }),
    title: t('orders.orders.mail.link.title', { number }),
    blocks: [
      t('orders.orders.mail.link.text', { time: dayAndHourText(payUntil ?? order.placed_at) }),
      ...parts.flatMap(part => productsOf(part, lines)),
      totalBlock(t('orders.orders.mail.failed.total'), order.total_paise),
      ...placeBlocks(order),
      link(t('orders.orders.mail.link.pay'), paths.payLink(token)),
      t('orders.orders.mail.link.notMine'),
    ],
  }));
}

/** To the shopper: the order was not paid in time and is cancelled. */
export function orderExpired(to: Recipient, { order, events }: WholeOrder, moved: readonly OrderEventRow[]): Letter {
  const number = orderNumber(order.number);
  const amount = exactRupees(order.total_paise);
  // One that the shop took waits longer.
  const isTaken = events.some(({ kind, note }) => kind === 'placed' && note !== null);
  return letterTo(to, () => ({
    id: `order-${order.id}-event-${moved[0]?.id ?? 0}`,
    variant: 'expired',
    values: { number, amount },
    subject: t('orders.orders.mail.expired.subject', { number }),
    blocks: [
      isTaken
        ? t('orders.orders.mail.expired.link', { hours: PAY_LINK_HOURS, amount })
        : t('orders.orders.mail.expired.text', { minutes: HELD_MINUTES, amount }),
      t('orders.orders.mail.expired.again'),
      toOrder(order),
    ],
  }));
}

/** To the shopper: the payment failed, and until when it can be retried. */
export function paymentFailed(to: Recipient, whole: WholeOrder, tryId: string): Letter {
  const { order, payUntil } = whole;
  const number = orderNumber(order.number);
  return letterTo(to, () => ({
    id: `payment-${tryId}-failed`,
    values: { number, amount: exactRupees(order.total_paise) },
    subject: t('orders.orders.mail.failed.subject', { number }),
    blocks: [
      [
        t('orders.orders.mail.failed.text', { method: methodWords(order.payment_method) }),
        ...(payUntil ? [t('orders.orders.mail.failed.until', { time: dayAndHourText(payUntil) })] : []),
      ].join(' '),
      totalBlock(t('orders.orders.mail.failed.total'), order.total_paise),
      toOrder(order, t('orders.orders.mail.failed.retry')),
    ],
  }));
}

/** To the shopper: a refund was paid. */
export function refunded(to: Recipient, { order }: WholeOrder, refund: OrderRefundRow): Letter {
  const number = orderNumber(order.number);
  const amount = exactRupees(refund.amount_paise);
  return letterTo(to, () => ({
    id: `refund-${refund.id}-settled`,
    values: { number, amount },
    subject: t('orders.orders.mail.refunded.subject', { amount, number }),
    title: t('orders.orders.mail.refunded.title', { amount }),
    blocks: [refundText(refund), t('orders.orders.mail.refunded.bank'), toOrder(order)],
  }));
}
