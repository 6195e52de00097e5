import './catalog.tables.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ProductsTable } from './catalog.tables.ts';
import type { Words } from './search-query.ts';
import { tsqueryOf } from './tsquery.ts';

/** So many are read and put in order; of words that half the shop fits, any of them will do. */
const MOST_READ = 200;
const MOST_SHOWN = 32;

export interface SuggestedRow
  extends Pick<
    Selectable<ProductsTable>,
    'id' | 'family_id' | 'slug' | 'title' | 'price_paise' | 'sale_price_paise' | 'section'
  > {
  readonly image: string;
}

/**
 * Goods that fit the words, those first whose title begins with the text, then goods of the kind asked for, products
 * before what is made for them, what can be had, what many have reviewed. The words' index finds them, and no more are
 * read than a suggestion is worth.
 */
export async function listSuggested(db: Database, words: Words, text: string): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    with fitting as materialized (
      select p.id, p.family_id, p.slug, p.title, p.kind, p.section, p.price_paise, p.sale_price_paise, p.in_stock,
        p.review_count, coalesce(p.images->0->>'src', '') as image
      from products p
      where p.listed and array_to_tsvector(string_to_array(p.search_text, ' ')) @@ ${tsqueryOf(words)}::tsquery
      limit ${sql.lit(MOST_READ)}
    )
    select f.id, f.family_id, f.slug, f.title, f.section, f.price_paise, f.sale_price_paise, f.image from fitting f
    order by strpos(lower(f.title), ${text}) = 1 desc, (f.kind = ${words.kind ?? ''}) desc, (f.section = 'accessories'),
      f.in_stock desc, f.review_count desc, f.id
    limit ${sql.lit(MOST_SHOWN)}`.execute(db);
  return rows;
}
