import { tooManyDeliveryCodes, wrongDeliveryCode } from '#orders/orders/contract.ts';
import { listParts } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf } from '#orders/orders/server/reading/read-order.ts';
import type { ActorCtx } from '#platform/context.ts';
import { countWrong } from '#platform/throttle/count-wrong.ts';
import type { OrderId, PartId } from '#shared/id.ts';

/**
 * Checks a delivery code before the transaction, because attempts must be counted even if a wrong code rolls it back.
 * Missing or foreign parts are left to the update to refuse.
 * @throws wrongDeliveryCode, tooManyDeliveryCodes
 */
export async function checkDeliveryCode(
  ctx: ActorCtx,
  { orderId, partId, code }: { readonly orderId: OrderId; readonly partId: PartId | undefined; readonly code: string },
): Promise<void> {
  const scope = orderScopeOf(ctx.actor);
  const own = await listParts(ctx.db, orderId, scope);
  const [part, ...others] = own.filter(({ id }) => partId === undefined || id === partId);
  if (!part || others.length > 0) return;
  const tries = { limit: 'delivery-code.order', who: part.id, refusal: tooManyDeliveryCodes, inARow: true } as const;
  await countWrong(ctx.throttle, [tries], wrongDeliveryCode, async () => {
    if (part.delivery_code !== code)
      throw wrongDeliveryCode().with({ fields: { deliveryCode: () => wrongDeliveryCode().message } });
  });
}
