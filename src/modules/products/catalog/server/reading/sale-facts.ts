import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { ReturnRule } from '#products/catalog/categories/return-rule.ts';
import { listedAmong } from '#products/catalog/server/index/index.queries.ts';
import type { Condition, Kind } from '#products/catalog/vocabulary.ts';
import type { ProductId, ScheduledPriceId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** The data of a product that a sale needs. */
export interface SaleFacts {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  /** Address of the first picture; empty if there is none. */
  readonly image: string;
  readonly condition: Condition;
  readonly brand: string;
  readonly kind: Kind;
  readonly sku: string | null;
  readonly hsn: string | null;
  readonly gstRateBp: number;
  /** Maximum retail price, tax included. */
  readonly price: Paise;
  readonly salePrice: Paise | null;
  /** The price paid for one unit. */
  readonly paid: Paise;
  readonly stock: number;
  /** The scheduled price that it has at present. */
  readonly scheduledPriceId: ScheduledPriceId | null;
  readonly sellerId: SellerId;
  /** The seller's public name. */
  readonly sellerName: string;
  /** Whether the shop itself sells it. */
  readonly isHouse: boolean;
  /** GST code of the state it ships from; null if it is not known. */
  readonly sellerState: string | null;
  /** The rule of its category for returns; null for the usual one. */
  readonly returns: ReturnRule | null;
}

/** Of the nearest category above that has a rule. Most shops have none, which is read once for a statement. */
const returnsOf: RawBuilder<unknown> = sql`case when exists (select from categories c where c.returns is not null) then (
    with recursive up as (
      select own.parent_id, own.returns as rule from categories own where own.id = p.kind
      union all select above.parent_id, above.returns from up join categories above on above.id = up.parent_id
      where up.rule is null
    ) select rule from up where rule is not null) end`;

/** The columns of SaleFacts; `p` is the product and `s` its seller. */
export const saleFactsColumns: RawBuilder<unknown> = sql`
  p.id, p.slug, p.title, coalesce(p.images->0->>'src', '') as image, p.condition, p.brand, p.kind, p.sku, p.hsn, p.gst_rate_bp as "gstRateBp",
  p.price_paise as price, p.sale_price_paise as "salePrice", p.paid_paise as paid, p.stock, p.scheduled_price_id as "scheduledPriceId",
  p.seller_id as "sellerId", s.name as "sellerName", s.is_house as "isHouse", s.state_code as "sellerState",
  ${returnsOf} as returns`;

/** The facts of all products on sale, as a source in SQL: `join ${publishedSaleFacts} facts on facts.id = …`. */
export const publishedSaleFacts = sql`(
  select ${saleFactsColumns} from products p join ${publishedSellers} s on s.id = p.seller_id where p.listed)`;

/**
 * Products by id, only those on sale. No locks are taken: a sale uses the prices that `deductStock` returns.
 */
export async function saleFacts(ctx: Ctx, ids: readonly ProductId[]): Promise<Map<ProductId, SaleFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SaleFacts>`
    select ${saleFactsColumns}
    from ${listedAmong(ids)}
    join ${publishedSellers} s on s.id = p.seller_id`.execute(ctx.db);
  return new Map(rows.map(row => [row.id, row]));
}
