import type { Generated } from 'kysely';
import type { ReportReason } from '#features/reviews/report-reason.ts';
import type { ProductId, ReviewId, UserId } from '#shared/id.ts';

export interface ReviewsTable {
  id: ReviewId;
  product_id: ProductId;
  user_id: UserId;
  rating: number;
  body: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** Only hidden ones are kept when they are withdrawn, without their words. */
  withdrawn_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ReviewReportsTable {
  review_id: ReviewId;
  user_id: UserId;
  reason: ReportReason;
  body: string;
  reported_at: Generated<Date>;
  /** Somebody has looked at it. */
  settled_at: Generated<Date | null>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    reviews: ReviewsTable;
    review_reports: ReviewReportsTable;
  }
}
