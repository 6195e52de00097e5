import type { Generated } from 'kysely';
import type { ProductId } from '#shared/id.ts';

export interface BannersTable {
  id: string;
  image: string;
  image_phone: string | null;
  alt: Generated<string>;
  eyebrow: string | null;
  headline: string | null;
  product_id: ProductId | null;
  position: number;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    banners: BannersTable;
  }
}
