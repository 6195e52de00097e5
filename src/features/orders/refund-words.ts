import { dayText } from '#shared/dates.ts';
import { exactRupees } from '#shared/money.ts';
import type { OrderRefund } from './order.schema.ts';

/** Within so many days money that is owed is back with its buyer. */
export const REFUND_DAYS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export type RefundFacts = Pick<OrderRefund, 'state' | 'amount' | 'upiId' | 'owedAt' | 'settledAt'>;

/** By when money that was owed at that moment is back. */
function refundDue(owedAt: Date): Date {
  return new Date(owedAt.getTime() + REFUND_DAYS * DAY_MS);
}

/** How much goes back, how, and by when or since when, in a sentence. */
export function refundSentence({ state, amount, upiId, owedAt, settledAt }: RefundFacts): string {
  const sum = exactRupees(amount);
  const way = upiId === null ? 'the way you paid' : `to ${upiId}`;
  const due = dayText(refundDue(owedAt));
  if (state === 'settled') return `${sum} went back ${way}${settledAt ? ` on ${dayText(settledAt)}` : ''}.`;
  if (state === 'sent') return `${sum} is on its way back, ${way}. It arrives by ${due}.`;
  if (state === 'failed') return `${sum} could not be sent back yet. The shop is looking into it, you need do nothing.`;
  return `${sum} goes back ${way} within ${REFUND_DAYS} days, by ${due}.`;
}
