import type { TicketTimes } from './ticket-steps.ts';

/** What the law waits for next, by when, and whether that has passed. */
export interface TicketDue {
  readonly what: 'acknowledge' | 'settle';
  readonly by: Date;
  readonly isLate: boolean;
}

/** The clock that runs on a ticket; undefined once it is answered or closed. */
export function ticketDue(times: TicketTimes, now: Date): TicketDue | undefined {
  if (times.answeredAt || times.closedAt) return undefined;
  const what = times.acknowledgedAt ? 'settle' : 'acknowledge';
  const by = what === 'settle' ? times.settleBy : times.acknowledgeBy;
  return { what, by, isLate: by < now };
}
