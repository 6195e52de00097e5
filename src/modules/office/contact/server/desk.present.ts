import type * as z from 'zod/mini';
import type { DeskTicket } from '#office/contact/desk.contract.ts';
import { presentClocks } from './tickets.present.ts';
import type { StoredTicket } from './tickets.queries.ts';

export function presentDeskTicket(row: StoredTicket): z.input<typeof DeskTicket> {
  return {
    _id: row.id,
    ticket: row.number,
    subject: row.subject,
    name: row.full_name,
    status: row.status,
    ...presentClocks(row.received_at),
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
