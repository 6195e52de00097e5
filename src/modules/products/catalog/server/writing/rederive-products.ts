import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Searchable } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import { isListed } from './is-listed.ts';
import { holdSellersOf } from './lock-products.ts';
import { searchTextOf } from './product-columns.ts';
import { searchNames } from './search-names.ts';

/** Small enough that locked rows do not delay buyers. */
const BATCH_SIZE = 500;

interface Written extends Omit<Searchable, 'brandLabel' | 'categoryWords'> {
  readonly id: ProductId;
  readonly brand: string;
  readonly kind: Kind;
}

interface Rederiving {
  /** Only the products of these categories; by default all. */
  readonly kinds?: readonly Kind[];
  readonly onProgress?: (soFar: number) => void;
}

/**
 * Recomputes the derived columns of products: search words, review count and stars, whether it is on sale. Works in
 * batches, each in its own transaction. The caller drops cached answers.
 * @returns how many products were corrected
 */
export async function rederiveProducts(ctx: Ctx, { kinds, onProgress = () => {} }: Rederiving = {}): Promise<number> {
  let after: ProductId | undefined;
  let wrong = 0;
  for (let soFar = 0; ; ) {
    const turn = await ctx.tx(tx => rederiveSome(tx, after, kinds));
    if (turn.last === undefined) return wrong;
    after = turn.last;
    wrong += turn.wrong;
    soFar += turn.count;
    onProgress(soFar);
  }
}

async function rederiveSome(tx: TxCtx, after: ProductId | undefined, kinds: readonly Kind[] | undefined) {
  const { rows } = await sql<Written>`
    select id, title, brand, kind, generic_name as "genericName", options, highlights, sku, gtin, mpn, model,
      translations from products
    where ${after ? sql`id > ${after}` : sql`true`} and ${kinds ? sql`kind = any(${kinds}::text[])` : sql`true`}
    order by id limit ${BATCH_SIZE}`.execute(tx.db);
  const names = await searchNames(tx.db);
  const words = rows.map(row => ({ id: row.id, words: searchTextOf(row, names) }));
  return { last: rows.at(-1)?.id, count: rows.length, wrong: await correct(tx, words) };
}

async function correct(
  tx: TxCtx,
  products: readonly { readonly id: ProductId; readonly words: string }[],
): Promise<number> {
  const ids = products.map(({ id }) => id);
  await holdSellersOf(tx, ids);
  const { rows } = await sql`
    with held as (
      select p.* from products p where p.id = any(${ids}::uuid[]) order by p.id for no key update
    ), right_now as (
      select p.id, r.words, ${isListed()} as listed, count(v.id) as reviews, coalesce(sum(v.rating), 0) as stars
      from held p join ${publishedSellers} s on s.id = p.seller_id
      join json_to_recordset(${JSON.stringify(products)}::json) as r(id uuid, words text) on r.id = p.id
      left join reviews v on v.product_id = p.id and v.hidden_at is null and v.withdrawn_at is null and v.import_id is null
      group by p.id, p.status, p.deleted_at, p.approved, s.id, s.status, s.user_id, r.words
    )
    update products p set search_text = n.words, listed = n.listed, review_count = n.reviews, review_sum = n.stars
    from right_now n
    where n.id = p.id and (p.search_text, p.listed, p.review_count, p.review_sum)
      is distinct from (n.words, n.listed, n.reviews::int, n.stars::int)
    returning p.id`.execute(tx.db);
  return rows.length;
}
