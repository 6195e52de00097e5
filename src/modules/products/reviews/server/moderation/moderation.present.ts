import type * as z from 'zod/mini';
import type { ModeratedReview } from '#products/reviews/moderation.contract.ts';
import type { ModeratedRow } from './moderation.queries.ts';

export function presentModerated(row: ModeratedRow): z.input<typeof ModeratedReview> {
  return {
    _id: row.id,
    product: { title: row.title, slug: row.slug },
    writer: { _id: row.user_id, userName: row.user_name },
    reviewMessage: row.body,
    reviewValue: row.rating,
    createdAt: row.created_at.toISOString(),
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
    reports: row.reports.map(({ reason, words, reportedAt }) => ({ reason, words, reportedAt })),
  };
}
