/** How far a ticket is, in the order in which it goes. */
export const TICKET_STATUSES = ['received', 'acknowledged', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
