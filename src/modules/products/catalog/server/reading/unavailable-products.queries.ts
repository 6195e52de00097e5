import { sql } from 'kysely';
import { publishedPauses, publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { ProductId } from '#shared/id.ts';

/** A product that is off sale for no other reason than that its shop is on a break. */
export interface UnavailableProduct {
  readonly id: ProductId;
  readonly title: string;
  readonly sellerName: string;
  /** The day on which the shop opens again, as `2026-11-24`; null when it is not known. */
  readonly returnsOn: string | null;
}

/** Those of these products whose shops are on a break. */
export async function unavailableProducts(ctx: Ctx, ids: readonly ProductId[]): Promise<UnavailableProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UnavailableProduct>`
    select p.id, p.title, s.name as "sellerName", pause.returns_on::text as "returnsOn"
    from products p join ${publishedSellers} s on s.id = p.seller_id
    join ${publishedPauses} pause on pause.seller_id = s.id and pause.ended_at is null
    where p.id = any(${ids}::uuid[]) and p.status = 'live' and p.deleted_at is null and s.status = 'Approved'
    order by p.title, p.id`.execute(ctx.db);
  return rows;
}
