import { dayAndHourText } from '#shared/time/dates.ts';
import type { TicketStatus } from './ticket-status.ts';

/** The times of a ticket, as far as they have come, and those by which they have to. */
export interface TicketTimes {
  readonly receivedAt: Date;
  readonly acknowledgeBy: Date;
  readonly settleBy: Date;
  readonly acknowledgedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
}

export interface TicketStep {
  readonly key: TicketStatus;
  readonly title: string;
  readonly when: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/** A ticket's way, for the screen: what was done when, what has to be done by when. The last thing done is where it stands. */
export function ticketSteps(times: TicketTimes): readonly TicketStep[] {
  const { receivedAt, acknowledgedAt, answeredAt, closedAt } = times;
  const way = [
    step('received', 'Received', receivedAt),
    step('acknowledged', 'Acknowledged', acknowledgedAt, times.acknowledgeBy),
    step('answered', 'Answered', answeredAt, times.settleBy),
    step('closed', 'Resolved', closedAt),
  ];
  const last = way.findLast(({ at }) => at !== null)?.key;
  return (
    way
      // What was passed over will not come any more, and closing has no date of its own to wait for.
      .filter(({ key, at }) => at !== null || (closedAt === null && key !== 'closed'))
      .map(({ key, title, at, by }) => ({
        key,
        title,
        when: at ? dayAndHourText(at) : by ? `by ${dayAndHourText(by)}` : '',
        state: at === null ? ('ahead' as const) : key === last ? ('now' as const) : ('done' as const),
      }))
  );
}

function step(key: TicketStatus, title: string, at: Date | null, by?: Date) {
  return { key, title, at, by };
}
