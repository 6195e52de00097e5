import type * as z from 'zod/mini';
import type { FrontProposal } from '#products/fronts/proposals.contract.ts';
import type { ProposalRow } from './proposals.queries.ts';

export function presentProposal(row: ProposalRow): z.input<typeof FrontProposal> {
  return {
    _id: row.id,
    version: row.version,
    state: row.state,
    seller: { _id: row.seller_id, userName: row.seller_name },
    front: row.front,
    section: row.section,
    note: row.note,
    proposedAt: row.proposed_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    isPublished: row.is_published,
  };
}
