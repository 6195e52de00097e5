import { type RawBuilder, sql } from 'kysely';

/**
 * What products that are the same have in common, as SQL: a real GTIN, or what an administrator has linked them by; null
 * if nothing is known. Written exactly as in the index `products_by_match`.
 */
export function matchOf(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${product}.match_link, public_gtin(${product}.gtin))`;
}

/** Whether an administrator has unlinked the products of this seller from those that match, as SQL. */
export function isUnlinked(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select from match_refusals no where no.seller_id = ${product}.seller_id and no.match = ${matchOf(product)})`;
}

/** What has to be the same besides, so that nobody can turn a linked product into another one, as SQL: ids without spaces. */
export function likenessOf(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`concat_ws(' ', ${product}.kind, ${product}.brand, ${product}.condition, ${product}.condition_grade)`;
}

/** The same for all offers of one product, as SQL; null for a product that is alone. */
export function offerKeyOf(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(case when ${matchOf(product)} is not null and not ${isUnlinked(product)}
    then ${matchOf(product)} || ' ' || ${likenessOf(product)} end)`;
}

/** Whether one product on sale is another seller's offer of the other one, as SQL. */
export function isOfferOf(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${matchOf(one)} = ${matchOf(other)} and ${one}.listed and ${one}.seller_id <> ${other}.seller_id
    and ${likenessOf(one)} = ${likenessOf(other)}
    and not ${isUnlinked(one)} and not ${isUnlinked(other)})`;
}
