import type { Generated } from 'kysely';
import type { ProductId, UserId } from '#shared/id.ts';

export interface ReviewsTable {
  id: string;
  product_id: ProductId;
  user_id: UserId;
  rating: number;
  body: string;
  verified: Generated<boolean>;
  hidden_at: Date | null;
  hidden_reason: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    reviews: ReviewsTable;
  }
}
