import { keepCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import { approvalTarget } from '#orders/orders/moves/approval-target.ts';
import type { OrderId } from '#shared/id.ts';

/** Leads to where an order is paid, and keeps which one it is. @returns false where the address is not one to pay at */
export function leaveToPay(orderId: OrderId, approvalURL: string): boolean {
  const target = approvalTarget(approvalURL, location.origin);
  if (target === undefined) return false;
  keepCurrentOrder(sessionStorage, orderId);
  location.assign(target);
  return true;
}
