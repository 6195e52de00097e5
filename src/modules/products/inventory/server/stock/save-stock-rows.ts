import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { type LockedProduct, lockProducts } from '#products/catalog/server/catalog.ts';
import { type PriceStock, priceStockFault } from '#products/inventory/stock/price-stock.ts';
import { movedWords, stockProductIsMissing } from '#products/inventory/stock/stock-problems.ts';
import type { saveStockRows as endpoint, RowChange } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { carryOut, type ProductPlan, presentPriceStock, versionAfter } from './plan-products.ts';

type Outcomes = WireAnswerOf<typeof endpoint>['data'];

/**
 * Saves rows of the stock table: the valid ones in one transaction; for each of the others the answer has the error and
 * the current values. Rows fail because the price or the stock has changed, or a value is invalid. Products of other
 * sellers count as missing.
 */
export async function saveStockRows(
  ctx: ActorCtx,
  { rows, reason, note }: InputOf<typeof endpoint>,
): Promise<Outcomes> {
  return ctx.tx(async tx => {
    const locked = await lockProducts(
      tx,
      rows.map(row => row._id),
      sellerReach(ctx),
    );
    const products = new Map(locked.map(product => [product.id, product]));
    const judged = speaking(ctx.language, () => rows.map(change => judge(change, products.get(change._id))));
    const plans = judged.flatMap(({ plan }) => plan ?? []);
    const held = await carryOut(tx, plans, { cause: reason, note });
    return speaking(ctx.language, () => judged.map(({ outcome }) => orWaits(outcome, held)));
  });
}

/** The outcome, if the new MRP waits with the prices that the product has until then. */
function orWaits(outcome: Outcomes[number], held: Awaited<ReturnType<typeof carryOut>>): Outcomes[number] {
  const prices = held.get(outcome._id as ProductId);
  if (!prices || !outcome.now) return outcome;
  const now = { ...presentPriceStock({ ...prices, stock: outcome.now.stock }), version: outcome.now.version };
  return { ...outcome, outcome: 'waits', message: t('products.approvals.told.changeWaits'), now };
}

interface Judged {
  readonly outcome: Outcomes[number];
  readonly plan?: ProductPlan;
}

function judge(change: RowChange, product: LockedProduct | undefined): Judged {
  const { _id } = change;
  if (!product) return { outcome: { _id, outcome: 'refused', message: stockProductIsMissing().message, now: null } };
  const now = { ...presentPriceStock(product), version: product.version };
  const stale = staleWords(change, product);
  if (stale !== undefined) return { outcome: { _id, outcome: 'stale', message: stale, now } };
  const is = wanted(change, product);
  const fault = priceStockFault(is);
  if (fault) return { outcome: { _id, outcome: 'refused', message: fault.words, now } };
  const plan = { product, is };
  return {
    plan,
    outcome: { _id, outcome: 'done', message: null, now: { ...presentPriceStock(is), version: versionAfter(plan) } },
  };
}

function wanted({ price, salePrice, stock }: RowChange, product: LockedProduct): PriceStock {
  return {
    price: price ?? product.price,
    salePrice: salePrice === undefined ? product.salePrice : salePrice,
    stock: (typeof stock === 'number' ? stock : stock?.to) ?? product.stock,
  };
}

/**
 * The error of a stale row. Prices are checked by version, stock by the number that was seen, so a sale does not make a
 * price stale. A new stock without that number is checked by version.
 */
function staleWords({ version, price, salePrice, stock }: RowChange, product: LockedProduct): string | undefined {
  if (typeof stock === 'number') {
    if (stock !== product.stock && version !== product.version)
      return t('products.inventory.stale.stock', { stock: product.stock });
  } else if (stock && stock.seen !== product.stock) return movedWords(product.stock, stock.seen);
  if ((price === undefined && salePrice === undefined) || version >= product.contentVersion) return undefined;
  const now = priceTag(product.price);
  return product.salePrice === null
    ? t('products.inventory.stale.price', { price: now })
    : t('products.inventory.stale.prices', { price: now, sale: priceTag(product.salePrice) });
}
