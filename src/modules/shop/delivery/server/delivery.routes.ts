import { everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { getDistrict } from '#shop/delivery/contract.ts';
import { districtOf } from '#shop/delivery/district-of.ts';
import { setting } from '#shop/shop/server/shop.ts';

export function serveDelivery(api: Api): void {
  serve(api, getDistrict, everybody, async (ctx, { district }) => ({
    data: districtOf(await setting(ctx, 'serviceArea'), district),
  }));
}
