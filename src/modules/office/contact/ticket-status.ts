/** In the order of progress. */
export const TICKET_STATUSES = ['received', 'acknowledged', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
