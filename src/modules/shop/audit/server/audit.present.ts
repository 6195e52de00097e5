import type { AuditEntry } from '#shop/audit/contract.ts';
import type { EntryRow } from './audit.queries.ts';

export type WireEntry = Omit<AuditEntry, 'at'> & { readonly at: string };

export function presentEntry(row: EntryRow): WireEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    by: row.actor_name,
    on: { kind: row.subject_kind, id: row.subject_id as AuditEntry['on']['id'], name: row.subject_name },
    before: row.before,
    after: row.after,
    network: row.network,
  };
}
