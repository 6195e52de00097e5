import { t } from '#shared/language/t.ts';
/** In the order of progress. */
export const TICKET_STATUSES = ['received', 'acknowledged', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The word for each. */
export const TICKET_STATUS_WORDS: Readonly<Record<TicketStatus, () => string>> = {
  received: () => t('office.contact.status.received'),
  acknowledged: () => t('office.contact.status.acknowledged'),
  answered: () => t('office.contact.status.answered'),
  closed: () => t('office.contact.status.closed'),
};
