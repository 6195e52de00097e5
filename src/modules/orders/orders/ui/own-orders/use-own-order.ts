import { getOwnOrder } from '#orders/orders/contract.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { OrderId } from '#shared/id.ts';

/** One of the shopper's orders; undefined until it has loaded. `show` displays the response of another call. */
export function useOwnOrder(orderId: OrderId | undefined) {
  const { answer, problem, isFresh, askAgain, show } = useAnswer(getOwnOrder, orderId ? { orderId } : null);
  const order = answer?.data;
  // Keeps the order during the dialog's closing animation.
  const isAsked = orderId === undefined || order?._id === orderId;
  return {
    order: isAsked ? order : undefined,
    problem: isFresh ? problem : undefined,
    read: askAgain,
    show: (data: OrderDetail) => show({ success: true, data }),
  };
}
