import { getDashboard, getWaiting } from '#office/dashboard/contract.ts';
import { getFirstSteps } from '#office/dashboard/first-steps.contract.ts';
import { USUAL_PERIOD } from '#office/dashboard/period.ts';
import { administrator, seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { readFirstSteps, type SetUpConfig } from './first-steps.ts';
import { countWaiting, readDashboard } from './read-dashboard.ts';

export function serveDashboard(api: Api, surroundings: SetUpConfig): void {
  serve(api, getDashboard, seller, async (ctx, { period = USUAL_PERIOD }) => ({
    data: await readDashboard(ctx, period),
  }));
  serve(api, getFirstSteps, administrator, async ctx => ({ data: await readFirstSteps(ctx, surroundings) }));
  serve(api, getWaiting, administrator, async ctx => ({ data: await countWaiting(ctx) }));
}
