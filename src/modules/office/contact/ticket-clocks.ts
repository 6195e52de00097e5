import { indiaParts, indiaTime } from '#shared/time/india-clock.ts';
import type { TicketTimes } from './ticket-steps.ts';

const ACKNOWLEDGED_WITHIN_MS = 48 * 60 * 60 * 1000;

/** The legal deadline for acknowledging a message: 48 hours after receipt. */
export function acknowledgeBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ACKNOWLEDGED_WITHIN_MS);
}

/** The legal deadline for resolving it: one calendar month in India, or the last day of a shorter month. */
export function settleBy(receivedAt: Date): Date {
  const { year, month, day, msOfDay } = indiaParts(receivedAt);
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return indiaTime(year, month + 1, Math.min(day, lastDay), msOfDay);
}

/** The next due date of a ticket. */
interface TicketDue {
  readonly what: 'acknowledge' | 'settle';
  readonly by: Date;
  readonly isLate: boolean;
}

/** Undefined once the ticket is answered or closed. */
export function ticketDue(times: TicketTimes, now: Date): TicketDue | undefined {
  if (times.answeredAt || times.closedAt) return undefined;
  const what = times.acknowledgedAt ? 'settle' : 'acknowledge';
  const by = what === 'settle' ? times.settleBy : times.acknowledgeBy;
  return { what, by, isLate: by < now };
}
