import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** Whose changes an administrator approves, and which. */
export interface Checking {
  readonly sellers: ReadonlySet<SellerId>;
  readonly risePercent: number;
}

export const NOBODY: Checking = { sellers: new Set(), risePercent: 0 };

/**
 * Which of these sellers are not trusted yet, so that what they write themselves waits. What administrators and the shop
 * itself write never does.
 */
export async function checkedSellers(ctx: Ctx, ids: readonly SellerId[]): Promise<Checking> {
  if (ctx.actor?.kind !== 'seller') return NOBODY;
  const { isOn, trustedAfter, risePercent } = await setting(ctx, 'productApproval');
  if (!isOn) return NOBODY;
  const { rows } = await sql<{ id: SellerId }>`
    select s.id from ${publishedSellers} s
    where s.id = any(${[...new Set(ids)]}::uuid[]) and not s.is_house and s.trust <> 'trusted'
      and (s.trust = 'checked' or ${trustedAfter}::int > (
        select count(*) from (
          select from products p
          where p.seller_id = s.id and p.approved and p.status <> 'draft' limit ${trustedAfter}
        ) approved))`.execute(ctx.db);
  return { sellers: new Set(rows.map(({ id }) => id)), risePercent };
}
