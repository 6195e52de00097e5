import { getDistrict } from '#features/delivery/contract.ts';
import { districtOf } from '#features/delivery/district-of.ts';
import { setting } from '#features/shop/server/shop.ts';
import { everybody } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';

export function serveDelivery(api: Api): void {
  serve(api, getDistrict, everybody, async (ctx, { district }) => ({
    data: districtOf(await setting(ctx, 'serviceArea'), district),
  }));
}
