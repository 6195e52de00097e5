import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import {
  type FieldRow,
  isOfferOf,
  isUnlinked,
  likenessOf,
  matchOf,
  selected,
} from '#products/catalog/server/catalog.ts';
import type { MATCH_STATES } from '#products/matching/contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

const FIELDS = ['title', 'brand', 'condition', 'price', 'salePrice', 'gtin'] as const;

export interface MatchingRow extends FieldRow<(typeof FIELDS)[number]> {
  readonly id: ProductId;
  readonly slug: string;
  readonly sellerName: string;
  readonly others: number;
  readonly isLinked: boolean;
  readonly isUnlinked: boolean;
}

export interface MatchingFilter {
  readonly find?: string | undefined;
  readonly show?: (typeof MATCH_STATES)[number] | undefined;
}

const p = sql`p`;
const other = sql`other`;

function fits({ find, show }: MatchingFilter) {
  const parts = [sql`p.listed`];
  if (show === 'matched') parts.push(sql`exists (select from products other where ${isOfferOf(other, p)})`);
  if (show === 'unlinked') parts.push(isUnlinked(p));
  if (find) {
    const pattern = containing(find);
    parts.push(sql`(p.title ilike ${pattern} or p.sku ilike ${pattern} or p.gtin = ${find}
      or p.seller_id in (select id from ${publishedSellers} sellers where name ilike ${pattern}))`);
  }
  return sql.join(parts, sql` and `);
}

export async function countMatches(db: Database, filter: MatchingFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page: products that match next to each other, those without any last. */
export async function listMatchingRows(
  db: Database,
  filter: MatchingFilter,
  { limit, offset }: PageSpan,
): Promise<MatchingRow[]> {
  const { rows } = await sql<MatchingRow>`
    select p.id, p.slug, ${selected(FIELDS)}, s.name as "sellerName",
      (select count(distinct other.seller_id)::int from products other where ${isOfferOf(other, p)}) as others,
      p.match_link is not null as "isLinked", ${isUnlinked(p)} as "isUnlinked"
    from (
      select * from products p where ${fits(filter)} order by ${matchOf(p)}, p.title, p.id limit ${limit} offset ${offset}
    ) p join ${publishedSellers} s on s.id = p.seller_id
    order by ${matchOf(p)}, p.title, p.id`.execute(db);
  return rows;
}

/** A product as it is linked. */
export interface LinkedRow {
  readonly id: ProductId;
  readonly sellerId: SellerId;
  readonly title: string;
  readonly match: string | null;
  readonly isByGtin: boolean;
  /** Category, brand, condition and grade. */
  readonly likeness: string;
}

/** Locks products on sale until the transaction ends, in order of id, as checkout does. */
export async function lockToLink(tx: TxCtx, ids: readonly ProductId[]): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select p.id, p.seller_id as "sellerId", p.title, ${matchOf(p)} as match,
      public_gtin(p.gtin) is not null and p.match_link is null as "isByGtin",
      ${likenessOf(p)} as likeness
    from products p where p.id = any(${ids}::uuid[]) and p.listed order by p.id for no key update`.execute(tx.db);
  return rows;
}

/** The titles of the products that this one is shown with. */
export async function titlesOfOthers(tx: TxCtx, id: ProductId): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select distinct other.title from products p join products other on ${isOfferOf(other, p)}
    where p.id = ${id} order by 1 limit 5`.execute(tx.db);
  return rows.map(({ title }) => title);
}

export async function refuseMatch(tx: TxCtx, seller: SellerId, match: string): Promise<void> {
  await sql`
    insert into match_refusals (seller_id, match, at) values (${seller}, ${match}, ${tx.now()})
    on conflict do nothing`.execute(tx.db);
}

export async function allowMatch(tx: TxCtx, sellers: readonly SellerId[], match: string): Promise<void> {
  await sql`
    delete from match_refusals where seller_id = any(${sellers}::uuid[]) and match = ${match}`.execute(tx.db);
}
