import { useEffect, useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { payOrder } from '#features/settlement/contract.ts';
import { call } from '#shared/browser-call.ts';
import type { OrderId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { busy } from '#shared/problems.ts';
import { leaveToPay } from './leave-to-pay.ts';

export const NO_WAY_TO_PAY = 'The payment page can’t be opened. Please try again in a minute.';

/** Goes to where an order can be paid. A refusal is told, and brings the screen up to date: it may be paid by now. */
export function usePayOrder(onRefused: () => void) {
  const { show } = useToast();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as it was left.
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const pay = async (orderId: OrderId) => {
    setLeaving(true);
    try {
      const { approvalURL } = await call(payOrder, { orderId });
      if (leaveToPay(orderId, approvalURL)) return;
      show({ tone: 'destructive', title: NO_WAY_TO_PAY });
    } catch (error) {
      if (signInAgain(error)) return;
      const problem = error instanceof Problem ? error : busy();
      show({ tone: 'destructive', title: problem.message });
      if (problem.kind === 'conflict' || problem.kind === 'missing') onRefused();
    }
    setLeaving(false);
  };
  return { isLeaving, pay };
}
