import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { dealLimitReached } from '#products/catalog/prices/deal-problems.ts';
import type { PartId, ScheduledPriceId, UserId } from '#shared/id.ts';
import { closePrice } from './switch-prices.ts';

interface DealSale {
  readonly priceId: ScheduledPriceId;
  readonly partId: PartId;
  readonly quantity: number;
  readonly title: string;
  readonly person: UserId;
}

/**
 * Counts units of a deal for the person who orders them; does nothing if the price is no deal. The caller has just taken them
 * from the product, whose row is locked, so everybody else's units are counted. @throws dealLimitReached
 */
export async function noteDealSale(tx: TxCtx, { priceId, partId, quantity, title, person }: DealSale): Promise<void> {
  const who = personOf(priceId, person);
  const { rows } = await sql<{ most: number; isNoted: boolean }>`
    with deal as (
      select id, coalesce(per_person, units) as most from scheduled_prices where id = ${priceId} and units is not null
    ), noted as (
      insert into deal_sales (part_id, price_id, person, quantity)
      select ${partId}::uuid, deal.id, ${who}::text, ${quantity}::int from deal
      where ${quantity}::int + (
        select coalesce(sum(sold.quantity), 0) from deal_sales sold where sold.price_id = deal.id and sold.person = ${who}
      ) <= deal.most
      returning price_id
    )
    select most, exists (select from noted) as "isNoted" from deal`.execute(tx.db);
  const [deal] = rows;
  if (deal && !deal.isNoted) throw dealLimitReached(title, deal.most);
}

/** The hash of a deal and an account, so that the rows say who bought only to those who know both. */
function personOf(priceId: ScheduledPriceId, person: UserId): string {
  return createHash('sha256').update(`${priceId} ${person}`).digest('base64url');
}

/** Whether the price is that of a deal, so that only its own units are sold for it. */
export async function isDeal(tx: TxCtx, id: ScheduledPriceId): Promise<boolean> {
  const { rows } = await sql`select from scheduled_prices where id = ${id} and units is not null`.execute(tx.db);
  return rows.length > 0;
}

/** The last unit of a deal is taken: the product has its ordinary price and the rest of its stock again. */
export async function closeSoldOut(tx: TxCtx, id: ScheduledPriceId): Promise<void> {
  if (await isDeal(tx, id)) await closePrice(tx, id, 'sold-out');
}
