import { addUp } from '#office/dashboard/add-up.ts';
import type { getDashboard, getWaiting } from '#office/dashboard/contract.ts';
import { dispatchDays } from '#office/dashboard/dispatch.ts';
import { type DashboardPeriod, intervalsOf } from '#office/dashboard/period.ts';
import { STATUSES } from '#orders/orders/order-status.ts';
import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { countApprovals } from '#products/approvals/server/approvals.ts';
import { countFrontProposals } from '#products/fronts/server/fronts.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { SellerId } from '#shared/id.ts';
import * as present from './dashboard.present.ts';
import { countToDispatch, listToDispatch } from './dispatch.queries.ts';
import { countOrdersByStatus, listBestSellers, sumParts } from './sales.queries.ts';
import { countWaitingReturns, countWaitingSellers, listWaitingSellers, readLowStock } from './waiting.queries.ts';

type WireDashboard = WireAnswerOf<typeof getDashboard>['data'];

/** Rows in each list; the full lists are screens of their own. */
const SHOWN = 5;

/**
 * Figures of a period, exact to the paisa, and open tasks. Administrators see the whole shop, sellers only their own
 * seller orders and products.
 */
export async function readDashboard(ctx: ActorCtx, period: DashboardPeriod): Promise<WireDashboard> {
  const sellerId = sellerReach(ctx);
  const now = ctx.now();
  const intervals = intervalsOf(period, now);
  const parts = await sumParts(ctx.db, intervals, sellerId);
  // A seller has at most one seller order in an order, so both counts are the same.
  const counts = sellerId ? parts : await countOrdersByStatus(ctx.db, intervals);
  const figures = addUp(parts, counts, intervals);
  const bestSellers = await listBestSellers(ctx.db, intervals, sellerId, SHOWN);
  return {
    period,
    ...present.presentDashboardFigures(figures, intervals),
    byStatus: Object.fromEntries(STATUSES.map(status => [status, figures.byStatus[status] ?? 0])) as Record<
      (typeof STATUSES)[number],
      number
    >,
    bestSellers: bestSellers.map(present.presentBestSeller),
    ...(await readTasks(ctx, sellerId, now)),
  };
}

/** Open tasks of an administrator, counted as on the dashboard. */
export async function countWaiting(ctx: ActorCtx): Promise<WireAnswerOf<typeof getWaiting>['data']> {
  const { today } = await countToDispatch(ctx.db, undefined, dispatchDays(ctx.now()));
  return {
    orders: today,
    sellers: await countWaitingSellers(ctx.db),
    products: (await countApprovals(ctx.db)).waiting,
    proposals: (await countFrontProposals(ctx.db, undefined)).open,
    returns: await countWaitingReturns(ctx.db, undefined),
  };
}

async function readTasks({ db }: ActorCtx, sellerId: SellerId | undefined, now: Date) {
  const days = dispatchDays(now);
  const toDispatch = await countToDispatch(db, sellerId, days);
  const oldest = await listToDispatch(db, sellerId, days.due, SHOWN);
  const { low, out, fewest } = await readLowStock(db, sellerId, SHOWN);
  return {
    dispatch: { ...toDispatch, oldest: oldest.map(present.presentToDispatch) },
    lowStock: { low, out, fewest: fewest.map(present.presentLowStock) },
    returnsWaiting: await countWaitingReturns(db, sellerId),
    sellersWaiting: sellerId ? null : await readWaitingSellers(db),
  };
}

async function readWaitingSellers(db: ActorCtx['db']) {
  const longest = await listWaitingSellers(db, SHOWN);
  return { count: await countWaitingSellers(db), longest: longest.map(present.presentWaitingSeller) };
}
