import { type RawBuilder, sql } from 'kysely';
import type { ProductFilter } from '#features/catalog/contract.ts';
import { DEFAULT_SORT, ORIGIN_NOT_DECLARED, type Sort } from '#features/catalog/vocabulary.ts';
import { originSlug } from './facets.ts';
import type { Words } from './search-query.ts';
import { tsqueryOf } from './tsquery.ts';

type Fragment = RawBuilder<unknown>;

/** One value is compared by =, so that an index in the order of the list can serve it; several by = any. */
function among(column: Fragment, values: readonly string[]): Fragment {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/** What is within a price range, in whole rupees of what is paid, and fits the words. */
export function pricedCondition(
  filter: Pick<ProductFilter, 'minPrice' | 'maxPrice'>,
  words: Words | undefined,
): Fragment {
  const parts = [sql`p.listed`];
  if (words) parts.push(sql`array_to_tsvector(string_to_array(p.search_text, ' ')) @@ ${tsqueryOf(words)}::tsquery`);
  if (filter.minPrice !== undefined) parts.push(sql`p.paid_paise >= ${filter.minPrice * 100}`);
  if (filter.maxPrice !== undefined) parts.push(sql`p.paid_paise <= ${filter.maxPrice * 100}`);
  return sql.join(parts, sql` and `);
}

/** The whole of a filter. `origins` are the countries that goods are declared from, for finding them by their slugs. */
export function productCondition(
  filter: ProductFilter,
  words: Words | undefined,
  origins: readonly (string | null)[],
): Fragment {
  const parts = [pricedCondition(filter, words)];
  if (filter.category && !filter.category.includes('electronics')) parts.push(sql`p.section = 'accessories'`);
  if (filter.section) parts.push(among(sql`p.section`, filter.section));
  if (filter.brand) parts.push(among(sql`p.brand`, filter.brand));
  if (filter.kind) parts.push(among(sql`p.kind`, filter.kind));
  if (filter.origin) parts.push(originCondition(filter.origin, origins));
  if (filter.rating !== undefined) parts.push(sql`p.average_review >= ${filter.rating}`);
  if (filter.inStock !== undefined) parts.push(filter.inStock ? sql`p.in_stock` : sql`not p.in_stock`);
  if (filter.onSale !== undefined)
    parts.push(filter.onSale ? sql`p.sale_price_paise is not null` : sql`p.sale_price_paise is null`);
  return sql.join(parts, sql` and `);
}

function originCondition(slugs: readonly string[], origins: readonly (string | null)[]): Fragment {
  const named = origins.filter(origin => origin !== null && slugs.includes(originSlug(origin)));
  const declared = among(sql`p.origin`, named as string[]);
  return slugs.includes(ORIGIN_NOT_DECLARED) ? sql`(${declared} or p.origin is null)` : declared;
}

/** Every order ends with the id, so that pages neither repeat nor lose a product; downwards all of it goes down, as an index read backwards. */
const ORDER_BY: Readonly<Record<Exclude<Sort, 'relevance'>, Fragment>> = {
  'price-lowtohigh': sql`p.paid_paise, p.id`,
  'price-hightolow': sql`p.paid_paise desc, p.id desc`,
  'title-atoz': sql`lower(p.title) collate "C", p.id`,
  'title-ztoa': sql`lower(p.title) collate "C" desc, p.id desc`,
  newest: sql`p.created_at desc, p.id`,
  rating: sql`p.average_review desc, p.review_count desc, p.id`,
  origin: sql`p.origin, p.paid_paise, p.id`,
};

/** The order of a list; relevance needs words to be relevant to. */
export function orderBy(sort: Sort, words: Words | undefined): Fragment {
  if (sort !== 'relevance') return ORDER_BY[sort];
  if (!words) return ORDER_BY[DEFAULT_SORT];
  return words.kind ? sql`(p.kind = ${words.kind}) desc, ${byRelevance(words)}` : byRelevance(words);
}

/**
 * Best first: goods with more of the words in their title or brand, then with more of them as whole words; things made for a
 * product after the product itself; what can be had; what many have reviewed.
 */
function byRelevance({ parts }: Words): Fragment {
  const sought = [...new Set(parts.flatMap(ways => ways.flatMap(way => way.words)))];
  return sql`
    (select count(*) from unnest(${sought}::text[]) as word where strpos(lower(p.title || ' ' || p.brand), word) > 0) desc,
    (select count(*) from unnest(${sought}::text[]) as word where strpos(' ' || p.search_text || ' ', ' ' || word || ' ') > 0) desc,
    (p.section = 'accessories'), p.in_stock desc, p.review_count desc, p.paid_paise desc, p.id`;
}
