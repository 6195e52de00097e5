/** After this many days an unpaid refund is marked late, and then as an alert (R52.7). */

export const LATE_AFTER_DAYS = 7;
export const ALERT_AFTER_DAYS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

export const REFUND_AGES = ['fresh', 'late', 'alert'] as const;
export type RefundAge = (typeof REFUND_AGES)[number];

/** Age class of a refund that is due. */
export function refundAge(owedAt: Date, now: Date): RefundAge {
  const days = (now.getTime() - owedAt.getTime()) / DAY_MS;
  if (days > ALERT_AFTER_DAYS) return 'alert';
  return days > LATE_AFTER_DAYS ? 'late' : 'fresh';
}

/** Refunds due since before this moment are older than `days`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
