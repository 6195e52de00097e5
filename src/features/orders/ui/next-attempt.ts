import { getCart } from '#features/cart/contract.ts';
import type { PlaceOrder } from '#features/orders/contract.ts';
import { attemptAt, begunAttempt, isSameOrder, type OrderAttempt } from '#features/orders/order-attempt.ts';
import { call } from '#shared/browser-call.ts';

/**
 * The attempt to be made for an order. While the answer to another one is missing, the cart says what became of that:
 * where it is empty, the other was placed, so it is asked for again and none is begun beside it.
 */
export async function nextAttempt(order: PlaceOrder): Promise<OrderAttempt> {
  const begun = begunAttempt(sessionStorage);
  const { userId } = order;
  if (begun && userId && begun.order.userId === userId && !isSameOrder(begun.order, order)) {
    const { items } = await call(getCart, { userId });
    if (items.length === 0) return begun;
  }
  return attemptAt(sessionStorage, order);
}
