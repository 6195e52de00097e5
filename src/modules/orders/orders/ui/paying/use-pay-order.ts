import { useEffect, useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { keepCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import { approvalTarget } from '#orders/orders/paying/payment-urls.ts';
import { payOrder } from '#orders/settlement/contract.ts';
import { payByLink } from '#orders/settlement/pay-links.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OrderId, ProposedEditId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

export const NO_WAY_TO_PAY = t('orders.orders.pay.noWay');

/** What is paid: an own order, an edit of one, or what a link is for. */
export type ToPay =
  | { readonly orderId: OrderId; readonly editId?: ProposedEditId | undefined }
  | { readonly link: string };

/** Opens the payment page of an own order, of an edit of it, or of what a link is for. A refusal as stale reloads the order, which may be paid by now. */
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
  const pay = async (of: ToPay) => {
    const ask = () =>
      'link' in of
        ? call(payByLink, { token: of.link })
        : call(payOrder, { orderId: of.orderId, ...(of.editId && { edit: of.editId }) });
    const found = await act(ask, { told: () => null });
    if (!found) return;
    if (leaveToPay('link' in of ? undefined : of.orderId, found.approvalURL)) setLeaving(true);
    else show({ tone: 'destructive', title: NO_WAY_TO_PAY });
  };
  return { isLeaving: isActing || isLeaving, pay };
}

/** Opens the payment page and remembers the order, if it is an own one. @returns false if the URL is not allowed */
export function leaveToPay(orderId: OrderId | undefined, approvalURL: string): boolean {
  const target = approvalTarget(approvalURL, location.origin);
  if (target === undefined) return false;
  if (orderId) keepCurrentOrder(sessionStorage, orderId);
  location.assign(target);
  return true;
}
