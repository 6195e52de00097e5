import { useEffect, useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { keepCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import { approvalTarget } from '#orders/orders/paying/payment-urls.ts';
import { payOrder } from '#orders/settlement/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

export const NO_WAY_TO_PAY = t('orders.orders.pay.noWay');

/** Opens the payment page of an order. A refusal as stale reloads the order, which may be paid by now. */
export function usePayOrder(onRefused: () => void) {
  const { show } = useToast();
  const { act, isActing } = useAct({ onStale: onRefused });
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The back button may restore the page from the browser's cache as it was left.
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const pay = async (orderId: OrderId) => {
    const found = await act(() => call(payOrder, { orderId }), { told: () => null });
    if (!found) return;
    if (leaveToPay(orderId, found.approvalURL)) setLeaving(true);
    else show({ tone: 'destructive', title: NO_WAY_TO_PAY });
  };
  return { isLeaving: isActing || isLeaving, pay };
}

/** Opens the payment page and remembers the order. @returns false if the URL is not allowed */
export function leaveToPay(orderId: OrderId, approvalURL: string): boolean {
  const target = approvalTarget(approvalURL, location.origin);
  if (target === undefined) return false;
  keepCurrentOrder(sessionStorage, orderId);
  location.assign(target);
  return true;
}
