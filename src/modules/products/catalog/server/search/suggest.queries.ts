import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
import { listedAmong } from '#products/catalog/server/index/index.queries.ts';
import type { ProductId } from '#shared/id.ts';

export interface SuggestedRow
  extends Pick<
    Row<'products'>,
    'id' | 'family_id' | 'slug' | 'title' | 'price_paise' | 'sale_price_paise' | 'section'
  > {
  readonly image: string;
}

/** These products as suggestions show them, in the order given, without those no longer on sale. */
export async function listSuggested(db: Database, ids: readonly ProductId[]): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    select p.id, p.family_id, p.slug, p.title, p.section, p.price_paise, p.sale_price_paise,
      coalesce(p.images->0->>'src', '') as image
    from ${listedAmong(ids)} order by wanted.place`.execute(db);
  return rows;
}
