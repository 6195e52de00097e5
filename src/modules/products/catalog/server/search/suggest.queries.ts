import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
import { listedAmong } from '#products/catalog/server/index/index.queries.ts';
import { type FieldRow, selected } from '#products/catalog/server/writing/product-columns.ts';
import type { ProductId } from '#shared/id.ts';

const SHOWN = ['title', 'section', 'price', 'salePrice'] as const;

export interface SuggestedRow extends FieldRow<(typeof SHOWN)[number]>, Pick<Row<'products'>, 'id' | 'slug'> {
  readonly familyId: string | null;
  readonly image: string;
}

/** These products as suggestions show them, in the order given, without those no longer on sale. */
export async function listSuggested(db: Database, ids: readonly ProductId[]): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    select p.id, p.family_id as "familyId", p.slug, ${selected(SHOWN)}, coalesce(p.images->0->>'src', '') as image
    from ${listedAmong(ids)} order by wanted.place`.execute(db);
  return rows;
}
