import { exactRupees } from '#shared/money/money.ts';
import { dayText } from '#shared/time/dates.ts';
import type { OrderRefund } from './order.schema.ts';

/** Days within which a refund is paid. */
export const REFUND_DAYS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export type RefundFacts = Pick<
  OrderRefund,
  'state' | 'amount' | 'byHand' | 'waitsForCash' | 'upiId' | 'owedAt' | 'settledAt'
>;

function refundDue(owedAt: Date): Date {
  return new Date(owedAt.getTime() + REFUND_DAYS * DAY_MS);
}

/** One sentence: amount, destination, and the date it is due or was paid. */
export function refundSentence({ state, amount, byHand, waitsForCash, upiId, owedAt, settledAt }: RefundFacts): string {
  const sum = exactRupees(amount);
  const way = upiId === null ? (byHand ? 'by UPI' : 'to your original payment method') : `to ${upiId}`;
  const due = dayText(refundDue(owedAt));
  if (state === 'settled') return `${sum} was refunded ${way}${settledAt ? ` on ${dayText(settledAt)}` : ''}.`;
  if (state === 'sent') return `Your refund of ${sum} is on its way ${way}. You should get it by ${due}.`;
  if (state === 'failed')
    return `We couldn’t send your refund of ${sum} yet. We’re looking into it, and you don’t need to do anything.`;
  if (waitsForCash)
    return `The seller owes you a refund of ${sum} and has not passed your cash on to us yet. We’ll send it ${way} once we receive it.`;
  return `${sum} will be refunded ${way} within ${REFUND_DAYS} days, by ${due}.`;
}
