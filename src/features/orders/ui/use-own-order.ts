import { useCallback, useEffect, useState } from 'react';
import { signInAgain } from '#routing/previous-url.ts';
import { getOwnOrder } from '#features/orders/contract.ts';
import type { OrderDetail } from '#features/orders/order.schema.ts';
import { call } from '#shared/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';

/** One of a shopper's orders; `undefined` until it has been read. What a call answers of it can be shown at once. */
export function useOwnOrder(orderId: OrderId | undefined) {
  const [order, setOrder] = useState<OrderDetail>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(async () => {
    if (!orderId) return;
    setProblem(undefined);
    try {
      setOrder((await call(getOwnOrder, { orderId })).data);
    } catch (error) {
      if (signInAgain(error)) return;
      if (!(error instanceof Problem)) throw error;
      setOrder(undefined);
      setProblem(error);
    }
  }, [orderId]);
  useEffect(() => void read(), [read]);
  // While a dialog closes, the order that it showed stays in it.
  const shown = order && (orderId === undefined || order._id === orderId) ? order : undefined;
  return { order: shown, problem, read, show: setOrder };
}
