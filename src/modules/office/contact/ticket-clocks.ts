import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';

const ACKNOWLEDGED_WITHIN_MS = 48 * 60 * 60 * 1000;

/** By when the law wants a message acknowledged: 48 hours after it came. */
export function acknowledgeBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ACKNOWLEDGED_WITHIN_MS);
}

/** By when the law wants it settled: the same day of India's next month at the same hour, or that month's last day. */
export function settleBy(receivedAt: Date): Date {
  const { year, month, day, msOfDay } = indiaParts(receivedAt);
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return indiaTime(year, month + 1, Math.min(day, lastDay), msOfDay);
}
