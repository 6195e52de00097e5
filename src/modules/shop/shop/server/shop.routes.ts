import type { ProviderName } from '#payments/payments/payment-states.ts';
import { everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { toRupees } from '#shared/money/money.ts';
import { getShop } from '#shop/shop/contract.ts';
import { isDemoIdentity } from '#shop/shop/identity/demo-identity.ts';
import { identityGaps } from '#shop/shop/identity/identity-gaps.ts';
import { setting } from './shop.ts';

/** @param payments available online payment providers */
export function serveShopFacts(api: Api, address: string | undefined, payments: readonly ProviderName[]): void {
  serve(api, getShop, everybody, async ctx => {
    const codCap = await setting(ctx, 'codCap');
    const identity = await setting(ctx, 'identity');
    return {
      data: {
        ...identity,
        isOpen: identityGaps(identity).length === 0,
        isDemo: isDemoIdentity(identity),
        payments: [...payments],
        deliveryCharge: toRupees(await setting(ctx, 'deliveryCharge')),
        codCap: codCap === null ? null : toRupees(codCap),
        address: address ?? null,
      },
    };
  });
}
