import type { Generated, GeneratedAlways } from 'kysely';
import type { TicketStatus } from '#features/contact/ticket-status.ts';
import type { Id, UserId } from '#shared/id.ts';

export type TicketId = Id<'ticket'>;

export interface TicketsTable {
  id: TicketId;
  number: string;
  user_id: UserId | null;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  received_at: Date;
  acknowledged_at: Date | null;
  answered_at: Date | null;
  closed_at: Date | null;
  status: GeneratedAlways<TicketStatus>;
}

export interface TicketAnswersTable {
  id: Id<'ticket answer'>;
  ticket_id: TicketId;
  author_id: UserId | null;
  author_name: string;
  body: string;
  written_at: Generated<Date>;
}

export interface TicketNetworksTable {
  id: GeneratedAlways<number>;
  network: string;
  written_at: Date;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    tickets: TicketsTable;
    ticket_answers: TicketAnswersTable;
    ticket_networks: TicketNetworksTable;
  }
}
