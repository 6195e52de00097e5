import { useCallback, useEffect, useState } from 'react';
import { getOwnOrder } from '#orders/orders/contract.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { signInAgain } from '#people/accounts/ui/sign-in/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import type { OrderId } from '#shared/id.ts';

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
