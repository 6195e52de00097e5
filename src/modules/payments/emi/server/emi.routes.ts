import { listEmiPlans } from '#payments/emi/contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { listOffered } from './list-offered.ts';

/** @param payments available online payment providers */
export function serveEmi(api: Api, payments: () => readonly ProviderName[]): void {
  serve(api, listEmiPlans, everybody, async ctx => ({ data: await listOffered(ctx, payments()) }));
}
