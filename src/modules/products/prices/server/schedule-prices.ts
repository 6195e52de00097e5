import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { closePrice, type LockedProduct, lockProducts, startPrice } from '#products/catalog/server/catalog.ts';
import { stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import {
  type addPrice as addCall,
  type endPrice as endCall,
  type listPrices as listCall,
  MOST_OF_PRODUCT,
  priceInvalid,
  priceIsOver,
  priceMissing,
  priceOverlaps,
  tooManyPrices,
} from '#products/prices/prices.contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { newId, type ScheduledPriceId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { priceTag, toRupees } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { countAhead, countPrices, findPrice, insertPrice, listPriceRows, type PriceRow } from './prices.queries.ts';

type WirePrice = WireAnswerOf<typeof listCall>['data'][number];
type Wanted = InputOf<typeof addCall>;

/** One page of the scheduled prices that somebody may see: sellers those of their products. */
export async function listScheduled(
  ctx: ActorCtx,
  { find, state, productId, ...query }: InputOf<typeof listCall>,
): Promise<Omit<WireAnswerOf<typeof listCall>, 'success'>> {
  const filter = { sellerId: sellerReach(ctx), find, productId };
  const counts = await countPrices(ctx.db, filter);
  const all = counts.running + counts.waiting + counts.over;
  const page = askedPage(query);
  const rows = await listPriceRows(ctx.db, { ...filter, view: state, ...page });
  return { ...page.of(rows.map(presentPrice), state ? counts[state] : all), counts: { ...counts, all } };
}

/**
 * Schedules a price; one whose time has come begins in the same transaction.
 * @throws stockProductIsMissing also for products of others, priceInvalid with the fields, priceOverlaps, tooManyPrices
 */
export async function schedulePrice(ctx: ActorCtx, wanted: Wanted): Promise<WirePrice> {
  const reach = sellerReach(ctx);
  return ctx
    .tx(async tx => {
      const [product] = await lockProducts(tx, [wanted.productId], reach);
      if (!product) throw stockProductIsMissing();
      const window = { startsAt: toMinute(wanted.startsAt), endsAt: toMinute(wanted.endsAt) };
      const fields = faultsOf({ ...wanted, ...window }, product, tx.now());
      if (Object.keys(fields).length > 0) throw priceInvalid().with({ fields });
      if ((await countAhead(tx, product.id)) >= MOST_OF_PRODUCT) throw tooManyPrices(MOST_OF_PRODUCT);
      const id = newId<'scheduled price'>();
      await insertPrice(tx, { id, ...wanted, ...window });
      if (window.startsAt <= tx.now()) await startPrice(tx, id);
      const added = await found(tx, id);
      await recordForeign(tx, added, 'price.scheduled');
      return presentPrice(added);
    })
    .catch(error => {
      if (violatedConstraint(error) === 'scheduled_prices_apart') throw priceOverlaps();
      throw error;
    });
}

/** Cancels a scheduled price or ends it now. @throws priceMissing also for those of others, priceIsOver */
export async function endScheduled(ctx: ActorCtx, { priceId }: InputOf<typeof endCall>): Promise<WirePrice> {
  const reach = sellerReach(ctx);
  return ctx.tx(async tx => {
    const known = await findPrice(tx.db, priceId, reach);
    if (!known) throw priceMissing();
    // The product first, as orders do; then what it says now.
    await lockProducts(tx, [known.productId], reach);
    const before = await found(tx, priceId);
    if (before.state === 'over') throw priceIsOver();
    await closePrice(tx, priceId, before.state === 'waiting' ? 'cancelled' : 'ended');
    await recordForeign(tx, before, 'price.ended');
    return presentPrice(await found(tx, priceId));
  });
}

function faultsOf(
  { price, startsAt, endsAt, units, perPerson }: Wanted,
  product: LockedProduct,
  now: Date,
): Record<string, () => string> {
  const { price: mrp, stock } = product;
  const isLate = endsAt <= startsAt;
  return {
    ...((price <= 0 || price >= mrp) && { price: () => t('products.prices.fault.price', { mrp: priceTag(mrp) }) }),
    ...(isLate && { endsAt: () => t('products.prices.fault.window') }),
    ...(!isLate && endsAt <= now && { endsAt: () => t('products.prices.fault.past') }),
    ...(endsAt.getTime() - now.getTime() > MOST_AHEAD_MS && { endsAt: () => t('products.prices.fault.far') }),
    ...(units !== null &&
      startsAt <= now &&
      units > stock && { units: () => t('products.prices.fault.units', { stock }) }),
    ...(perPerson !== null && units === null && { perPerson: () => t('products.prices.fault.perPerson') }),
  };
}

const MINUTE_MS = 60_000;
const MOST_AHEAD_MS = 366 * 24 * 60 * MINUTE_MS;

const toMinute = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

async function found(tx: TxCtx, id: ScheduledPriceId): Promise<PriceRow> {
  const row = await findPrice(tx.db, id, undefined);
  if (!row) throw priceMissing();
  return row;
}

/** An administrator has done it to another seller's product. */
async function recordForeign(tx: TxCtx, row: PriceRow, act: 'price.scheduled' | 'price.ended'): Promise<void> {
  const { actor } = tx;
  if (actor?.kind !== 'administrator' || actor.sellerId === row.sellerId) return;
  await recordAct(tx, {
    ...{ act, on: { kind: 'product', id: row.productId, name: row.title }, before: {} },
    after: { price: String(toRupees(row.price)), start: row.startsAt.toISOString(), end: row.endsAt.toISOString() },
  });
}

function presentPrice({ id, sellerId: _, ...row }: PriceRow): WirePrice {
  return {
    ...row,
    ...{ _id: id, mrp: toRupees(row.mrp), price: toRupees(row.price) },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
  };
}
