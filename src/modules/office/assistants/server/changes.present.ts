import type * as z from 'zod/mini';
import type { SuggestedChange } from '#office/assistants/contract.ts';
import type { ChangeRow } from './changes.queries.ts';

export type WireChange = z.input<typeof SuggestedChange>;

export function presentChange(row: ChangeRow, now: Date): WireChange {
  return {
    _id: row.id,
    kind: row.kind,
    subject: row.subject,
    about: row.about,
    changes: row.changes.map(({ what, of, from, to }) => ({ what, of, from, to })),
    reason: row.reason,
    key: row.key_name,
    state: row.state === 'waiting' && row.expires_at <= now ? 'expired' : row.state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
