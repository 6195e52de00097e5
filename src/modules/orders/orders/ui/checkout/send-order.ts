import { getCart } from '#orders/cart/contract.ts';
import { attemptAt, begunAttempt, isSameOrder, type OrderAttempt } from '#orders/orders/checkout/order-attempt.ts';
import { keyUsedDifferently, type PlaceOrder, placeOrderEndpoint } from '#orders/orders/contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { Problem } from '#shared/api/problem.ts';
import type { Id } from '#shared/id.ts';

type Sent = AnswerOf<typeof placeOrderEndpoint> & Pick<OrderAttempt, 'order'>;

/**
 * Sends an order so that it can't be placed twice. If an earlier attempt was never answered, finds out first whether it
 * was placed; if so, resends that one.
 * @param key idempotency key of a “Buy now” purchase
 */
export async function sendOrder(order: PlaceOrder, key?: Id<'attempt'>): Promise<Sent> {
  const begun = begunAttempt(sessionStorage, order);
  const other =
    begun && order.userId && begun.order.userId === order.userId && !isSameOrder(begun.order, order)
      ? begun
      : undefined;
  if (!key) return send(other && (await isCartEmpty(order)) ? other : attemptAt(sessionStorage, order));
  const attempt = attemptAt(sessionStorage, order, key);
  return send(attempt).catch((error: unknown) => {
    // The cart does not tell whether the other attempt succeeded; a used key does.
    const isTaken = error instanceof Problem && error.code === keyUsedDifferently.code;
    if (isTaken && other?.key === key) return send(other);
    throw error;
  });
}

async function send({ key, order }: OrderAttempt): Promise<Sent> {
  return { ...(await call(placeOrderEndpoint, order, { headers: { 'idempotency-key': key } })), order };
}

async function isCartEmpty({ userId }: PlaceOrder): Promise<boolean> {
  return userId !== undefined && (await call(getCart, { userId })).items.length === 0;
}
