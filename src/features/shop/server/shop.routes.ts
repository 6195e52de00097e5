import { getShop } from '#features/shop/contract.ts';
import { everybody } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { toRupees } from '#shared/money.ts';
import { setting } from './shop.ts';

export function serveShop(api: Api, address: string | undefined): void {
  serve(api, getShop, everybody, async ctx => {
    const codCap = await setting(ctx, 'codCap');
    return {
      data: {
        ...(await setting(ctx, 'identity')),
        deliveryCharge: toRupees(await setting(ctx, 'deliveryCharge')),
        codCap: codCap === null ? null : toRupees(codCap),
        address: address ?? null,
      },
    };
  });
}
