import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** What a sale needs to know of a product, as it stands at the moment of reading. */
export interface SaleFacts {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  /** Address of the first picture; empty when it has none. */
  readonly image: string;
  readonly sku: string | null;
  readonly hsn: string | null;
  readonly gstRateBp: number;
  /** Maximum retail price, tax included. */
  readonly price: Paise;
  readonly salePrice: Paise | null;
  /** What is paid for one. */
  readonly paid: Paise;
  readonly stock: number;
  readonly sellerId: SellerId;
  /** The seller's public name. */
  readonly sellerName: string;
  /** GST code of the state it sends from; null when it has not said. */
  readonly sellerState: string | null;
}

/** The columns of SaleFacts; `p` and `s` must stand for the product and its seller. */
export const saleFactsColumns: RawBuilder<unknown> = sql`
  p.id, p.slug, p.title, coalesce(p.images->0->>'src', '') as image, p.sku, p.hsn, p.gst_rate_bp as "gstRateBp",
  p.price_paise as price, p.sale_price_paise as "salePrice", p.paid_paise as paid, p.stock,
  p.seller_id as "sellerId", s.name as "sellerName", s.state_code as "sellerState"`;

/**
 * The facts of those of these products that are on sale now; who is missing from the answer is not sold (any more).
 * Nothing is locked: a sale reads prices again from what `deductStock` hands back.
 * Asked product by product and not with `any(…)`, for which PostgreSQL plans anew each time, which costs ten times the
 * reading itself.
 */
export async function saleFacts(ctx: Ctx, ids: readonly ProductId[]): Promise<Map<ProductId, SaleFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SaleFacts>`
    select ${saleFactsColumns}
    from json_array_elements_text(${JSON.stringify(ids)}::json) as wanted(id)
    cross join lateral (select * from products where products.id = wanted.id::uuid and listed limit 1) p
    join ${publishedSellers} s on s.id = p.seller_id`.execute(ctx.db);
  return new Map(rows.map(row => [row.id, row]));
}
