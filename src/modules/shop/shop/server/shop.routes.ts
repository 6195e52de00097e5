import { knownPaymentServices } from '#payments/payments/known-services.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { toRupees } from '#shared/money/money.ts';
import { getShop } from '#shop/shop/contract.ts';
import { readShopFront } from './shop.ts';

/** @param payments available online payment providers */
export function serveShopFacts(api: Api, address: string | undefined, payments: () => readonly ProviderName[]): void {
  serve(api, getShop, everybody, async ctx => {
    const front = await readShopFront(ctx, payments());
    const { deliveryCharge, codCap } = front;
    return {
      data: {
        ...front,
        deliveryCharge: toRupees(deliveryCharge),
        codCap: codCap === null ? null : toRupees(codCap),
        address: address ?? null,
        paymentServices: tellable(front.payments).map(service => ({
          ...service,
          ...{ pages: [...service.pages], returns: [...service.returns] },
        })),
      },
    };
  });
}

/** All services, because orders keep their names, but of their ways of paying only those that can be chosen: there are many. */
function tellable(offered: readonly ProviderName[]) {
  return knownPaymentServices().filter(({ name, of }) => of === undefined || offered.includes(name));
}
