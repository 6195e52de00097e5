import { type RawBuilder, sql } from 'kysely';

/**
 * What products that are the same have in common, as SQL: a real GTIN, or what an administrator has linked them by; null
 * if nothing is known. Written exactly as in the index `products_by_match`.
 */
export function matchOf(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${product}.match_link, ${product}.public_gtin)`;
}

/** Whether an administrator has unlinked the products of this seller from those that match, as SQL. */
export function isUnlinked(product: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select from match_refusals no where no.seller_id = ${product}.seller_id and no.match = ${matchOf(product)})`;
}

/**
 * Whether one product on sale is another seller's offer of the other one, as SQL. Category, brand and condition count for
 * linked products too, so that nobody can turn a linked product into another one.
 */
export function isOfferOf(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${matchOf(one)} = ${matchOf(other)} and ${one}.listed and ${one}.seller_id <> ${other}.seller_id
    and ${one}.kind = ${other}.kind and ${one}.brand = ${other}.brand and ${one}.condition = ${other}.condition
    and ${one}.condition_grade is not distinct from ${other}.condition_grade
    and not ${isUnlinked(one)} and not ${isUnlinked(other)})`;
}
