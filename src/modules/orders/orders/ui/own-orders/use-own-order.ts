import { getOwnOrder } from '#orders/orders/contract.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { OrderId } from '#shared/id.ts';

/** One of a shopper's orders; `undefined` until it has been read. What a call answers of it can be shown at once. */
export function useOwnOrder(orderId: OrderId | undefined) {
  const { answer, problem, isFresh, askAgain, show } = useAnswer(getOwnOrder, orderId ? { orderId } : null);
  const order = answer?.data;
  // While a dialog closes, the order that it showed stays in it.
  const isAsked = orderId === undefined || order?._id === orderId;
  return {
    order: isAsked ? order : undefined,
    problem: isFresh ? problem : undefined,
    read: askAgain,
    show: (data: OrderDetail) => show({ success: true, data }),
  };
}
