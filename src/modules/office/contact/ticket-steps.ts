import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { TICKET_STATUS_WORDS, type TicketStatus } from './ticket-status.ts';

/** When a ticket reached each status, and its due dates. */
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

/** The timeline of a ticket: completed steps (the last one is `now`) with their times, open ones with due dates. */
export function ticketSteps(times: TicketTimes): readonly TicketStep[] {
  const { receivedAt, acknowledgedAt, answeredAt, closedAt } = times;
  const way = [
    step('received', receivedAt),
    step('acknowledged', acknowledgedAt, times.acknowledgeBy),
    step('answered', answeredAt, times.settleBy),
    step('closed', closedAt),
  ];
  const last = way.findLast(({ at }) => at !== null)?.key;
  return (
    way
      // Skipped steps of a closed ticket are left out, and so is closing while it is open, because it has no due date.
      .filter(({ key, at }) => at !== null || (closedAt === null && key !== 'closed'))
      .map(({ key, at, by }) => ({
        key,
        title: TICKET_STATUS_WORDS[key](),
        when: at ? dayAndHourText(at) : by ? t('office.contact.by', { when: dayAndHourText(by) }) : '',
        state: at === null ? ('ahead' as const) : key === last ? ('now' as const) : ('done' as const),
      }))
  );
}

function step(key: TicketStatus, at: Date | null, by?: Date) {
  return { key, at, by };
}
