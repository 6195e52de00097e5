import type { Paying } from '#orders/orders/server/orders.ts';
import type { Ctx } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Prepared } from './checkouts.queries.ts';
import { type QuotedCheckout, quoteCheckout } from './read-checkout.ts';

/** What an agent has prepared, with the facts of now, before anybody has taken it over. Offers for one person do not count yet. */
export function quotePrepared(
  ctx: Ctx,
  paying: Paying,
  { agent, items, shipTo, method }: Prepared,
): Promise<QuotedCheckout> {
  const now = ctx.now();
  const row = {
    ...{
      id: newId<'checkout'>(),
      user_id: null,
      agent,
      items: [...items],
      ship_to: shipTo ?? null,
      method: method ?? null,
    },
    ...{ codes: [], address_id: null, version: 1, order_id: null, made_by: null, for_company: false, extras: null },
    ...{ created_at: now, updated_at: now, expires_at: now },
  };
  return quoteCheckout(ctx, paying, row, null);
}
