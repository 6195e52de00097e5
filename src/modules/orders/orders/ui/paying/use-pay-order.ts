import { useEffect, useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { payOrder } from '#orders/settlement/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { leaveToPay } from './leave-to-pay.ts';

export const NO_WAY_TO_PAY = 'The payment page can’t be opened. Please try again in a minute.';

/** Goes to where an order can be paid. A refusal is told, and brings the screen up to date: it may be paid by now. */
export function usePayOrder(onRefused: () => void) {
  const { show } = useToast();
  const { act, isActing } = useAct({ onStale: onRefused });
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as it was left.
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
