import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import {
  beginSums,
  foldChanges,
  forgetSoldDays,
  insertSums,
  lockDay,
  summedUntil,
  writeSummedUntil,
} from './sums.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'orders.sum-days': Record<string, never>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are summed in one go; a shop with more goes on with the next. */
const MOST_DAYS = 400;
/** The longest period for which the best-selling products are asked, and some days. */
const SOLD_DAYS_KEPT = 100;

/**
 * Job: sums the days that are over, one transaction each, oldest first, and adds up what has changed of those summed before.
 * Lists and figures are the same before and after, only faster.
 */
export function sumDays(): JobHandler<'orders.sum-days'> {
  return async ctx => {
    for (let summed = 0; summed < MOST_DAYS && (await sumNext(ctx)); summed += 1);
    await foldChanges(ctx.db);
    await ctx.ports.finance.foldLedger(ctx.db);
    await forgetSoldDays(ctx.db, dayIn(keptFrom(ctx.now())));
  };
}

/** Since when sales by day are kept. */
const keptFrom = (now: Date) => new Date(now.getTime() - SOLD_DAYS_KEPT * DAY_MS);

/** @returns whether there was a day to sum */
async function sumNext(ctx: Ctx): Promise<boolean> {
  const from = (await summedUntil(ctx.db)) ?? (await ctx.tx(beginSums));
  if (!from) return false;
  const to = new Date(from.getTime() + DAY_MS);
  if (to > ctx.now()) return false;
  await ctx.tx(async tx => {
    await lockDay(tx, dayIn(from));
    const meanwhile = await summedUntil(tx.db);
    if (meanwhile?.getTime() !== from.getTime()) return;
    await insertSums(tx, dayIn(from), from, to, from >= keptFrom(ctx.now()));
    await tx.ports.finance.sumLedger(tx, dayIn(from), from, to);
    await writeSummedUntil(tx, dayIn(to));
  });
  return true;
}
