import * as contract from '#orders/sold-services/desk.contract.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { readServices, saveServices } from './desk.ts';

export function serveServices(api: Api): void {
  serve(api, contract.getServices, seller, async ctx => ({ data: await readServices(ctx) }));
  serve(api, contract.saveServices, seller, async (ctx, input) => ({ data: await saveServices(ctx, input) }));
}
