import { isLive, isOnTheWay, type OrderStatus, STATUSES } from '#orders/orders/order-status.ts';
import { t } from '#shared/language/t.ts';

/**
 * A sale is a seller order, dated by the day it was placed, that is neither cancelled nor rejected nor waiting for payment.
 * Its value is the selling prices including GST; delivery is counted separately.
 */
export function isSale(status: OrderStatus): boolean {
  return isLive(status);
}

/** For queries. */
export const SALE_STATUSES: readonly OrderStatus[] = STATUSES.filter(isSale);

/** Statuses in which a seller order of an unpaid order is not a sale yet. Once dispatched it counts, paid or not. */
export const UNPAID_STATUSES: readonly OrderStatus[] = STATUSES.filter(status => isLive(status) && !isOnTheWay(status));

/** The definition shown on the dashboard. */
export const saleInWords = () => t('office.dashboard.sale');
