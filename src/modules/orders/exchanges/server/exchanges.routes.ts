import * as contract from '#orders/exchanges/contract.ts';
import { anyone, everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { listModels, quoteExchange } from './quote-exchange.ts';

export function serveExchanges(api: Api): void {
  serve(api, contract.listExchangeModels, everybody, async ctx => ({ data: await listModels(ctx) }));
  serve(api, contract.quoteExchange, anyone, async (ctx, input) => ({ data: await quoteExchange(ctx, input) }));
}
