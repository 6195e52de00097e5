import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OfferedValue } from '#products/catalog/attributes/attribute-words.ts';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import type { IndexQuery } from '#products/catalog/server/engine/product-search.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import { DEFAULT_SORT, ORIGIN_NOT_DECLARED, type Sort } from '#products/catalog/vocabulary.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId } from '#shared/id.ts';

/** So many products with the words are looked for; the rest are neither counted nor shown. */
const MAX_FOUND = 1_000;
/** More are not counted. */
const MAX_COUNTED = 10_000;
const BUDGET = '1500ms';

/** Runs statements that end after a time. */
export async function withinBudget<Answer>(db: Database, ask: (db: Database) => Promise<Answer>): Promise<Answer> {
  await sql`select set_config('statement_timeout', ${BUDGET}, true)`.execute(db);
  return ask(db);
}

export async function countFound(db: Database, asked: IndexQuery): Promise<number> {
  const most = asked.words ? MAX_FOUND : MAX_COUNTED;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from products p where ${passes(asked)} limit ${most}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listFound(
  db: Database,
  asked: IndexQuery,
  sort: Sort,
  { offset, limit }: PageSpan,
): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from (select * from products p where ${passes(asked)} ${asked.words ? sql`limit ${MAX_FOUND}` : sql``}) p
    order by ${orderOf(sort, asked.words)}, p.id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listAmong(db: Database, asked: IndexQuery, ids: readonly ProductId[]): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p where p.id = any(${ids}::uuid[]) and ${passes(asked)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many of the products that match have each value of a filter. */
export interface ValueCounts {
  readonly total: number;
  readonly of: Readonly<Record<CountedGroup, ReadonlyMap<string | null, number>>>;
}

const GROUPS = [...FILTER_FIELDS, 'in_stock', 'on_sale'] as const;
type CountedGroup = (typeof GROUPS)[number];

export const NOTHING_COUNTED: ValueCounts = { total: 0, of: eachGroup(() => new Map()) };

function eachGroup(countsOf: (name: CountedGroup) => ReadonlyMap<string | null, number>): ValueCounts['of'] {
  return Object.fromEntries(GROUPS.map(name => [name, countsOf(name)])) as ValueCounts['of'];
}

/** Of all filters together, among as many products as are counted at most. */
export async function countValues(db: Database, asked: IndexQuery): Promise<ValueCounts> {
  const columns = sql.join(GROUPS.map(name => sql`${sql.ref(name)}::text`));
  const sets = sql.join(GROUPS.map(name => sql`(${sql.ref(name)})`));
  const names = sql.join(GROUPS.map(name => sql`${sql.lit(name)}, grouping(${sql.ref(name)})`));
  const { rows } = await sql<Record<CountedGroup, string | null> & { by: Record<CountedGroup, number>; count: number }>`
    select ${columns}, json_build_object(${names}) as by, count(*)::int as count
    from (
      select ${sql.join(FILTER_FIELDS.map(name => sql.ref(name)))}, in_stock, sale_price_paise is not null as on_sale
      from products p where ${passes(asked)} limit ${asked.words ? MAX_FOUND : MAX_COUNTED}
    ) found
    group by grouping sets (${sets}, ())`.execute(db);
  const of = eachGroup(name => new Map(rows.filter(({ by }) => by[name] === 0).map(row => [row[name], row.count])));
  const whole = rows.find(({ by }) => GROUPS.every(name => by[name] === 1));
  return { total: whole?.count ?? 0, of };
}

function passes({ choice, words }: IndexQuery): RawBuilder<unknown> {
  const { category, rating, inStock, onSale, minPrice, maxPrice, attributes = [], origin } = choice;
  const conditions = [sql`p.listed`];
  if (category && !category.includes('electronics')) conditions.push(sql`p.section = 'accessories'`);
  for (const name of ['section', 'brand', 'kind', 'condition'] as const)
    if (choice[name]) conditions.push(sql`p.${sql.ref(name)} = any(${choice[name]}::text[])`);
  if (origin)
    conditions.push(sql`coalesce(regexp_replace(lower(p.origin), '[^a-z0-9]+', '-', 'g'), ${ORIGIN_NOT_DECLARED})
      = any(${origin}::text[])`);
  if (rating !== undefined) conditions.push(sql`p.average_review >= ${rating}`);
  if (inStock !== undefined) conditions.push(sql`p.in_stock = ${inStock}`);
  if (onSale !== undefined) conditions.push(sql`(p.sale_price_paise is not null) = ${onSale}`);
  if (minPrice !== undefined) conditions.push(sql`p.paid_paise >= ${Math.ceil(minPrice * 100)}`);
  if (maxPrice !== undefined) conditions.push(sql`p.paid_paise <= ${Math.floor(maxPrice * 100)}`);
  for (const { id, offered } of attributes) conditions.push(either(offered.map(each => isWithin(id, each))));
  for (const ways of words?.parts ?? []) conditions.push(either(ways.flatMap(waysOf)));
  if (words?.parts.length === 0) conditions.push(sql`false`);
  return sql.join(conditions, sql` and `);
}

function either(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function waysOf({ words, whole = false, attributes = [] }: Way): RawBuilder<unknown>[] {
  const ways = attributes.map(({ id, value }) => isWithin(id, { value }));
  if ((words[0] ?? '') === '') return ways;
  const each = words.map(foldSpelling).map(word => {
    const isWhole = whole || [...word].length === 1;
    return sql`(' ' || p.search_text || ' ') like ${`% ${word.replace(/[\\%_]/g, '\\$&')}${isWhole ? ' ' : ''}%`}`;
  });
  return [...ways, sql`(${sql.join(each, sql` and `)})`];
}

function isWithin(id: string, offered: OfferedValue): RawBuilder<unknown> {
  if ('value' in offered) return sql`p.attributes -> ${id}::text = ${JSON.stringify(offered.value)}::jsonb`;
  return sql`(case when jsonb_typeof(p.attributes -> ${id}::text) = 'number'
    then (p.attributes ->> ${id}::text)::numeric >= ${offered.from} and (p.attributes ->> ${id}::text)::numeric < ${offered.to}
    else false end)`;
}

const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, RawBuilder<unknown>>> = {
  'price-lowtohigh': sql`p.paid_paise`,
  'price-hightolow': sql`p.paid_paise desc`,
  'title-atoz': sql`lower(p.title)`,
  'title-ztoa': sql`lower(p.title) desc`,
  newest: sql`p.created_at desc`,
  rating: sql`p.average_review desc, p.review_count desc`,
  origin: sql`p.origin, p.paid_paise`,
};

/** Best matches can't be told from others: what is of the kind meant comes first, then what has more reviews. */
function orderOf(sort: Sort, words: SearchWords | undefined): RawBuilder<unknown> {
  if (sort !== 'relevance' || !words) return ORDERS[sort === 'relevance' ? DEFAULT_SORT : sort];
  const { kinds, accessories = [], order } = words;
  const meant = kinds
    ? sql`p.kind = any(${kinds.exactly}::text[]) desc, p.kind = any(${kinds.broadly}::text[]) desc`
    : sql`p.kind = any(${accessories}::text[])`;
  if (order) return sql`${meant}, ${ORDERS[order === 'price' ? 'price-lowtohigh' : 'newest']}`;
  return sql`${meant}, p.in_stock desc, p.review_count desc, p.average_review desc, p.created_at desc`;
}
