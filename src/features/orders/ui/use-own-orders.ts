import { useCallback, useEffect, useState } from 'react';
import { signInAgain } from '#routing/previous-url.ts';
import { listOwnOrders } from '#features/orders/contract.ts';
import type { OrderSummary } from '#features/orders/order.schema.ts';
import { call } from '#shared/browser-call.ts';
import type { UserId } from '#shared/id.ts';

/** A shopper's orders, newest first; `undefined` until they have been read. */
export function useOwnOrders(userId: UserId) {
  const [orders, setOrders] = useState<readonly OrderSummary[]>();
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setOrders((await call(listOwnOrders, { userId })).data);
    } catch (error) {
      if (!signInAgain(error)) setFailed(true);
    }
  }, [userId]);
  useEffect(() => void reload(), [reload]);
  return { orders, hasFailed, reload };
}
