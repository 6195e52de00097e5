import { orderNumber } from '#orders/orders/order-number.ts';
import { methodWords } from '#orders/orders/paying/payment-words.ts';
import type { WholeOrder } from '#orders/orders/server/reading/orders.present.ts';
import type { EventRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { OrderRefundRow } from '#orders/orders/server/reading/refunds-of-order.queries.ts';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { Letter } from '#platform/notify/letter.ts';
import { exactRupees, sum } from '#shared/money/money.ts';
import { dayAndHourText, dayText } from '#shared/time/dates.ts';
import { deliveryTo, productsOf, refundText, toOrder, totalOf } from './order-letter-blocks.ts';

/** To the shopper: the payment arrived, so the order is confirmed. It is the receipt of online orders. */
export function orderPaid(to: Recipient, whole: WholeOrder, moved: readonly EventRow[]): Letter {
  const { order, lines } = whole;
  const number = orderNumber(order.number);
  const parts = whole.parts.filter(({ id }) => moved.some(({ part_id }) => part_id === id));
  return {
    to,
    id: `order-${order.id}-event-${moved[0]?.id ?? 0}`,
    subject: `Your order ${number} is paid`,
    title: `Thank you for paying for your order ${number}`,
    blocks: [
      `Placed on ${dayText(order.placed_at)}, paid with ${methodWords(order.payment_method)}.`,
      ...parts.flatMap(part => productsOf(part, lines)),
      totalOf('Paid', sum(parts.map(part => part.total_paise))),
      ...deliveryTo(order),
      toOrder(order),
    ],
  };
}

/** To the shopper: the order was not paid in time and is cancelled. */
export function orderExpired(to: Recipient, { order }: WholeOrder, moved: readonly EventRow[]): Letter {
  const number = orderNumber(order.number);
  return {
    to,
    id: `order-${order.id}-event-${moved[0]?.id ?? 0}`,
    subject: `Your order ${number} was not paid in time`,
    blocks: [
      `We held your items for ${HELD_MINUTES} minutes but did not receive your payment of ${exactRupees(order.total_paise)}, so the order is cancelled. If a payment still comes through, we’ll refund it automatically.`,
      'You can place the order again at any time.',
      toOrder(order),
    ],
  };
}

/** To the shopper: the payment failed, and until when it can be retried. */
export function paymentFailed(to: Recipient, whole: WholeOrder, tryId: string): Letter {
  const { order, payUntil } = whole;
  const number = orderNumber(order.number);
  const until = payUntil ? ` We’re holding your items until ${dayAndHourText(payUntil)}.` : '';
  return {
    to,
    id: `payment-${tryId}-failed`,
    subject: `Payment failed for your order ${number}`,
    blocks: [
      `Your payment with ${methodWords(order.payment_method)} did not go through.${until}`,
      totalOf('Amount due', order.total_paise),
      toOrder(order, 'Retry payment'),
    ],
  };
}

/** To the shopper: a refund was paid. */
export function refunded(to: Recipient, { order }: WholeOrder, refund: OrderRefundRow): Letter {
  const number = orderNumber(order.number);
  const amount = exactRupees(refund.amount_paise);
  return {
    to,
    id: `refund-${refund.id}-settled`,
    subject: `${amount} refunded for your order ${number}`,
    title: `We have refunded ${amount}`,
    blocks: [refundText(refund), 'Your bank may take a few more days to show it in your account.', toOrder(order)],
  };
}
