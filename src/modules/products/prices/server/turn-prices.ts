import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { closePrice, lockProduct, startPrice } from '#products/catalog/server/catalog.ts';
import type { ProductId } from '#shared/id.ts';
import {
  type DuePrice,
  forgetDealSales,
  forgetLowest,
  forgetOldPrices,
  listDue,
  listSettled,
  type PastPrice,
  scheduledStepOf,
} from './prices.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'prices.sweep': Record<string, never>;
    'prices.turn': Record<string, never>;
  }
}

/**
 * Job: begins and ends scheduled prices whose time has come, each in a transaction of its own, so that one that fails keeps
 * no other back. What is due is read from the database, so nothing is lost while the shop is down.
 */
export function turnPrices(): JobHandler<'prices.turn'> {
  return async ctx => {
    const failed: unknown[] = [];
    const now = ctx.now();
    let after: DuePrice | null = null;
    for (;;) {
      const some: readonly DuePrice[] = await listDue(ctx.db, { now, after, limit: AT_ONCE });
      for (const due of some) await ctx.tx(tx => turn(tx, due)).catch(error => failed.push(error));
      after = some.at(-1) ?? null;
      if (some.length < AT_ONCE) break;
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} scheduled prices did not change`);
  };
}

async function turn(tx: TxCtx, { id, productId }: DuePrice): Promise<void> {
  // The product first, as orders and edits do.
  await lockProduct(tx, productId);
  const step = await scheduledStepOf(tx, id);
  if (step === 'start') await startPrice(tx, id);
  if (step === 'end') await closePrice(tx, id, 'ended');
  if (step === 'miss') await closePrice(tx, id, 'missed');
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/**
 * Job: forgets prices of more than 30 days ago, and what orders took of deals that are over. Each of these is done although
 * another one fails.
 */
export function sweepPrices(): JobHandler<'prices.sweep'> {
  return async ctx => {
    const before = new Date(ctx.now().getTime() - THIRTY_DAYS_MS);
    const steps = [() => sweepDealSales(ctx), () => sweepLowest(ctx, before), () => sweepHistory(ctx, before)];
    const failed: unknown[] = [];
    for (const step of steps) await step().catch(error => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} steps of the sweep of prices failed`);
  };
}

async function sweepDealSales({ db }: Ctx): Promise<void> {
  while ((await forgetDealSales(db, AT_ONCE)) === AT_ONCE);
}

async function sweepLowest(ctx: Ctx, before: Date): Promise<void> {
  let after: ProductId | undefined;
  do {
    const { ids, last }: Awaited<ReturnType<typeof listSettled>> = await listSettled(ctx.db, {
      ...{ before, after, limit: AT_ONCE },
    });
    if (ids.length > 0)
      await ctx.tx(async tx => {
        await forgetLowest(tx, ids);
        tx.changed(...ids.map(id => cacheTag.product(id)));
      });
    after = last;
  } while (after !== undefined);
}

async function sweepHistory({ db }: Ctx, before: Date): Promise<void> {
  let after: PastPrice | undefined;
  do after = await forgetOldPrices(db, { before, after, limit: AT_ONCE });
  while (after !== undefined);
}
