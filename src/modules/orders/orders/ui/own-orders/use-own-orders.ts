import { useCallback, useEffect, useState } from 'react';
import { listOwnOrders } from '#orders/orders/contract.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { signInAgain } from '#people/accounts/ui/sign-in/previous-url.ts';
import { call } from '#shared/api/browser-call.ts';
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
