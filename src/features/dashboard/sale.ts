import { isLive, type OrderStatus, STATUSES } from '#features/orders/order-status.ts';

/**
 * What counts as a sale: what a seller sends of an order, from the day it was ordered, as long as it is neither cancelled
 * nor rejected. It is worth what its goods were sold for, GST included; delivery is counted apart.
 */
export function isSale(status: OrderStatus): boolean {
  return isLive(status);
}

/** The same for queries. */
export const SALE_STATUSES: readonly OrderStatus[] = STATUSES.filter(isSale);

/** The same for whoever reads the figures. */
export const SALE_IN_WORDS =
  'Sales are what goods were sold for, GST included, on the day they were ordered. Cancelled and rejected orders don’t count, and delivery charges are shown apart.';
