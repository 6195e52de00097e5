import { isLive, isOnTheWay, type OrderStatus, STATUSES } from '#orders/orders/order-status.ts';

/**
 * What counts as a sale: what a seller sends of an order, from the day it was ordered, as long as it is neither cancelled
 * nor rejected and does not wait for its payment. It is worth what its products were sold for, GST included; delivery is
 * counted apart.
 */
export function isSale(status: OrderStatus): boolean {
  return isLive(status);
}

/** The same for queries. */
export const SALE_STATUSES: readonly OrderStatus[] = STATUSES.filter(isSale);

/** What may be waiting for its payment, where the order does: what has left its seller unpaid stays sold. */
export const UNPAID_STATUSES: readonly OrderStatus[] = STATUSES.filter(status => isLive(status) && !isOnTheWay(status));

/** The same for whoever reads the figures. */
export const SALE_IN_WORDS =
  'Sales are the selling prices including GST, by order date. Cancelled, rejected and unpaid orders are not counted; delivery charges are shown separately.';
