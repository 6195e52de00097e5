import { keepCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import { approvalTarget } from '#orders/orders/moves/approval-target.ts';
import type { OrderId } from '#shared/id.ts';

/** Opens the payment page and remembers the order. @returns false if the URL is not allowed */
export function leaveToPay(orderId: OrderId, approvalURL: string): boolean {
  const target = approvalTarget(approvalURL, location.origin);
  if (target === undefined) return false;
  keepCurrentOrder(sessionStorage, orderId);
  location.assign(target);
  return true;
}
