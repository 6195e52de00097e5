import { t } from '#shared/language/t.ts';
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
  const way = refundWay(upiId, byHand);
  const due = dayText(refundDue(owedAt));
  if (state === 'settled')
    return settledAt
      ? t('orders.orders.refund.settledOn', { amount: sum, way, day: dayText(settledAt) })
      : t('orders.orders.refund.settled', { amount: sum, way });
  if (state === 'sent') return t('orders.orders.refund.sent', { amount: sum, way, day: due });
  if (state === 'failed') return t('orders.orders.refund.failed', { amount: sum });
  if (waitsForCash) return t('orders.orders.refund.waits', { amount: sum, way });
  return t('orders.orders.refund.due', { amount: sum, way, days: REFUND_DAYS, day: due });
}

function refundWay(upiId: string | null, byHand: boolean): string {
  if (upiId !== null) return t('orders.orders.refund.way.id', { upi: upiId });
  return byHand ? t('orders.orders.refund.way.upi') : t('orders.orders.refund.way.original');
}
