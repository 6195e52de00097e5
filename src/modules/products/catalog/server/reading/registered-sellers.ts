import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';

/** The seller is another than the shop itself and has a GST number, as SQL; `s` stands for the seller. */
export const isRegistered = sql`(s.gstin is not null and not s.is_house)`;

/** How many such sellers have products on sale, for which they must be approved. Counted again when that may have changed. */
export function countRegisteredSellers(ctx: Ctx): Promise<number> {
  const about = [cacheTag.catalog, cacheTag.sellers];
  ctx.dependsOn(...about);
  return ctx.remember('registered sellers', about, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${publishedSellers} s
      where ${isRegistered} and exists (select from products p where p.seller_id = s.id and p.listed)`.execute(ctx.db);
    return rows[0]?.count ?? 0;
  });
}
