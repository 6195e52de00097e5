import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { risesTooMuch } from '#products/catalog/approval/hold-back.ts';
import {
  checkedSellers,
  type LockedProduct,
  lockProducts,
  productsAreCurrent,
  readProducts,
} from '#products/catalog/server/catalog.ts';
import { ownerFor } from '#products/inventory/server/products/own-products.ts';
import { listFoundIds } from '#products/inventory/server/products/product-keys.queries.ts';
import { type BulkOperation, bulkEffectOf, isRaised } from '#products/inventory/stock/bulk-operation.ts';
import { isSamePriceStock, priceStockFault } from '#products/inventory/stock/price-stock.ts';
import { MAX_IN_BULK, tooManyAtOnce } from '#products/inventory/stock/stock-problems.ts';
import type { changeInBulk as endpoint } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { toRupees } from '#shared/money/money.ts';
import { carryOut, isRepriced, type ProductPlan, presentPriceStock, versionAfter } from './plan-products.ts';

type Input = InputOf<typeof endpoint>;
type Answer = WireAnswerOf<typeof endpoint>['data'];

/** Number of effects and errors in the answer. */
const MAX_LISTED = 5;

/**
 * Applies one operation to many products, selected by row or by the list's filters, in one transaction. A preview
 * applies the same rules without locking or writing. Lists of products asked for after the answer include the change.
 * @throws tooManyAtOnce; notAllowed if a seller names another
 */
export async function changeInBulk(
  ctx: ActorCtx,
  { on, operation, leaveRaised = false, preview }: Input,
): Promise<Answer> {
  const reach = sellerReach(ctx);
  if (preview) {
    const products = await readProducts(ctx.db, await chosenIds(ctx, on), reach);
    const all = speaking(ctx.language, () => planAll(products, on, operation, leaveRaised));
    return answerOf(all, [], await waitingPlans(ctx, all.plans));
  }
  const answer = await ctx.tx(async tx => {
    const products = await lockProducts(tx, await chosenIds({ ...tx, actor: ctx.actor }, on), reach);
    const all = speaking(ctx.language, () => planAll(products, on, operation, leaveRaised));
    const cause = operation.kind === 'add-stock' ? operation.reason : 'correction';
    const waiting = await waitingPlans({ ...tx, actor: ctx.actor }, all.plans);
    await carryOut(tx, all.plans, { cause });
    return answerOf(
      all,
      all.plans.filter(plan => isRepriced(plan) && !waiting.includes(plan)),
      waiting,
    );
  });
  await productsAreCurrent(ctx);
  return answer;
}

/** Those whose new MRP has to wait for an administrator. */
async function waitingPlans(ctx: ActorCtx, plans: readonly ProductPlan[]): Promise<readonly ProductPlan[]> {
  const rising = plans.filter(({ product, is }) => product.approved && is.price > product.price);
  if (rising.length === 0) return [];
  const { sellers, risePercent } = await checkedSellers(
    ctx,
    rising.map(({ product }) => product.sellerId),
  );
  return rising.filter(
    ({ product, is }) => sellers.has(product.sellerId) && risesTooMuch(is.price, product, risePercent),
  );
}

async function chosenIds(ctx: ActorCtx, on: Input['on']): Promise<ProductId[]> {
  if ('rows' in on) return on.rows.map(row => row._id);
  const { userName, stock, find, variantsOf } = on.found;
  const list = { owner: await ownerFor(ctx, userName), find, variantsOf };
  const ids = await listFoundIds(ctx.db, list, { stock }, MAX_IN_BULK + 1);
  if (ids.length > MAX_IN_BULK) throw tooManyAtOnce();
  return ids;
}

interface All {
  readonly plans: readonly ProductPlan[];
  /** Products that get more expensive: among the plans, or left out of them. */
  readonly raised: readonly ProductPlan[];
  readonly same: number;
  readonly stale: number;
  readonly refusals: readonly { readonly title: string; readonly message: string }[];
}

function planAll(
  products: readonly LockedProduct[],
  on: Input['on'],
  operation: BulkOperation,
  leaveRaised: boolean,
): All {
  const seen = new Map('rows' in on ? on.rows.map(row => [row._id, row.version]) : []);
  const plans: ProductPlan[] = [];
  const raised: ProductPlan[] = [];
  const refusals: { title: string; message: string }[] = [];
  let same = 0;
  let stale = 0;
  for (const product of products) {
    const is = bulkEffectOf(operation, { price: product.price, salePrice: product.salePrice, stock: product.stock });
    const fault = priceStockFault(is);
    if ((seen.get(product.id) ?? product.version) < product.contentVersion) stale += 1;
    else if (fault) refusals.push({ title: product.title, message: fault.words });
    else if (isSamePriceStock(is, product)) same += 1;
    else {
      const plan = { product, is };
      if (rises(plan)) raised.push(plan);
      if (!rises(plan) || !leaveRaised) plans.push(plan);
    }
  }
  return { plans, raised, same, stale, refusals };
}

function rises({ product, is }: ProductPlan): boolean {
  return isRaised(product, is);
}

function presentEffect({ product, is }: ProductPlan): Answer['first'][number] {
  return { _id: product.id, title: product.title, was: presentPriceStock(product), is: presentPriceStock(is) };
}

function answerOf(
  { plans, raised, same, stale, refusals }: All,
  repriced: readonly ProductPlan[],
  waiting: readonly ProductPlan[],
): Answer {
  return {
    ...{ changed: plans.length, same, stale, refused: refusals.length, raised: raised.length },
    waiting: waiting.length,
    refusals: refusals.slice(0, MAX_LISTED),
    first: plans
      .toSorted((one, other) => Number(rises(one)) - Number(rises(other)))
      .slice(0, MAX_LISTED)
      .map(presentEffect),
    firstRaised: raised.slice(0, MAX_LISTED).map(presentEffect),
    back: repriced.map(plan => ({
      _id: plan.product.id,
      version: versionAfter(plan),
      price: toRupees(plan.product.price),
      salePrice: plan.product.salePrice === null ? null : toRupees(plan.product.salePrice),
    })),
  };
}
