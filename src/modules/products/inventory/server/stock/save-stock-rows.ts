import type { ActorCtx } from '#platform/context.ts';
import { type LockedGood, lockGoods } from '#products/catalog/server/catalog.ts';
import { faultOf, type PriceStock } from '#products/inventory/stock/price-stock.ts';
import { movedWords, productIsMissing } from '#products/inventory/stock/stock-problems.ts';
import type { saveStockRows as endpoint, RowChange } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { priceTag } from '#shared/money/money.ts';
import { carryOut, type GoodPlan, presentFigures, versionAfter } from './plan-goods.ts';
import { reachOf } from './stock-owner.ts';

type Outcomes = WireAnswerOf<typeof endpoint>['data'];

/**
 * Saves rows of the table. Those that are fine are saved in one transaction; of the others each says why not and what it
 * is now: a price was changed by somebody else, stock has moved, or what was asked can't stand. Another seller's product
 * is none.
 */
export async function saveStockRows(
  ctx: ActorCtx,
  { rows, reason, note }: InputOf<typeof endpoint>,
): Promise<Outcomes> {
  return ctx.tx(async tx => {
    const held = await lockGoods(
      tx,
      rows.map(row => row._id),
      reachOf(ctx),
    );
    const goods = new Map(held.map(good => [good.id, good]));
    const judged = rows.map(change => judge(change, goods.get(change._id)));
    const plans = judged.flatMap(({ plan }) => plan ?? []);
    await carryOut(tx, plans, { cause: reason, note });
    return judged.map(({ outcome }) => outcome);
  });
}

interface Judged {
  readonly outcome: Outcomes[number];
  readonly plan?: GoodPlan;
}

function judge(change: RowChange, good: LockedGood | undefined): Judged {
  const { _id } = change;
  if (!good) return { outcome: { _id, outcome: 'refused', message: productIsMissing().message, now: null } };
  const now = { ...presentFigures(good), version: good.version };
  const stale = staleWords(change, good);
  if (stale !== undefined) return { outcome: { _id, outcome: 'stale', message: stale, now } };
  const is = wanted(change, good);
  const fault = faultOf(is);
  if (fault) return { outcome: { _id, outcome: 'refused', message: fault.words, now } };
  const plan = { good, is };
  return {
    plan,
    outcome: { _id, outcome: 'done', message: null, now: { ...presentFigures(is), version: versionAfter(plan) } },
  };
}

function wanted({ price, salePrice, stock }: RowChange, good: LockedGood): PriceStock {
  return {
    price: price ?? good.price,
    salePrice: salePrice === undefined ? good.salePrice : salePrice,
    stock: (typeof stock === 'number' ? stock : stock?.to) ?? good.stock,
  };
}

/**
 * Prices stand on the version that was seen, stock on the number that was seen: a sale makes no price stale. A new stock
 * without that number stands on the version too.
 */
function staleWords({ version, price, salePrice, stock }: RowChange, good: LockedGood): string | undefined {
  if (typeof stock === 'number') {
    if (stock !== good.stock && version !== good.version)
      return `The stock has changed in the meantime. It is now ${good.stock}.`;
  } else if (stock && stock.seen !== good.stock) return movedWords(good.stock, stock.seen);
  if ((price === undefined && salePrice === undefined) || version >= good.contentVersion) return undefined;
  const sale = good.salePrice === null ? 'without a sale price' : `with a sale price of ${priceTag(good.salePrice)}`;
  return `The price has changed in the meantime. It is now ${priceTag(good.price)} ${sale}.`;
}
