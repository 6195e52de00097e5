import * as contract from '#orders/agents/handover.contract.ts';
import type { Paying } from '#orders/orders/server/orders.ts';
import { shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { changeHandover, completeHandover, takeOver } from './take-over.ts';

/** What a buyer does with what an agent has prepared. */
export function serveHandover(api: Api, paying: Paying): void {
  serve(api, contract.takeHandover, shopper, async (ctx, { session }) => ({
    data: await takeOver(ctx, paying, session),
  }));
  serve(api, contract.changeHandover, shopper, async (ctx, input) => ({
    data: await changeHandover(ctx, paying, input),
  }));
  serve(api, contract.completeHandover, shopper, (ctx, input) => completeHandover(ctx, paying, input));
}
