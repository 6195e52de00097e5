import { t } from '#shared/language/t.ts';
/** All statuses of a part. Requests may set those in CHOOSABLE; payments and the shopper cause the others. */

export const STATUSES = [
  'pending',
  'confirmed',
  'inProcess',
  'inShipping',
  'delivered',
  'rejected',
  'cancelled',
] as const;
export type OrderStatus = (typeof STATUSES)[number];

export const CHOOSABLE = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
export type ChoosableStatus = (typeof CHOOSABLE)[number];

export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  get pending() {
    return t('orders.orders.status.pending');
  },
  get confirmed() {
    return t('orders.orders.status.confirmed');
  },
  get inProcess() {
    return t('orders.orders.status.inProcess');
  },
  get inShipping() {
    return t('orders.orders.status.inShipping');
  },
  get delivered() {
    return t('orders.orders.status.delivered');
  },
  get rejected() {
    return t('orders.orders.status.rejected');
  },
  get cancelled() {
    return t('orders.orders.status.cancelled');
  },
};

/** The same within a sentence: “3 orders are now in shipping”. */
export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  get pending() {
    return t('orders.orders.statusWords.pending');
  },
  get confirmed() {
    return t('orders.orders.statusWords.confirmed');
  },
  get inProcess() {
    return t('orders.orders.statusWords.inProcess');
  },
  get inShipping() {
    return t('orders.orders.statusWords.inShipping');
  },
  get delivered() {
    return t('orders.orders.statusWords.delivered');
  },
  get rejected() {
    return t('orders.orders.statusWords.rejected');
  },
  get cancelled() {
    return t('orders.orders.statusWords.cancelled');
  },
};

/** Statuses to dispatch, in order. */
export const TO_DISPATCH = ['pending', 'confirmed', 'inProcess'] as const satisfies readonly OrderStatus[];

/** Progress of live parts; rejected and cancelled parts are not live. */
const PROGRESS: Readonly<Partial<Record<OrderStatus, number>>> = {
  pending: 0,
  confirmed: 1,
  inProcess: 2,
  inShipping: 3,
  delivered: 4,
};

export function isLive(status: OrderStatus): boolean {
  return PROGRESS[status] !== undefined;
}

/** Whether it has shipped. */
export function isOnTheWay(status: OrderStatus): boolean {
  return (PROGRESS[status] ?? 0) >= (PROGRESS.inShipping ?? 0);
}

/** Whether the shopper may cancel it: until it ships. */
export function mayBeCancelled(status: OrderStatus): boolean {
  return isLive(status) && !isOnTheWay(status);
}

/**
 * The status of a whole order: the common one; else that of the least advanced live part; if none is live, rejected.
 */
export function statusOfWhole(parts: readonly OrderStatus[]): OrderStatus {
  const [first] = parts;
  if (first !== undefined && parts.every(status => status === first)) return first;
  const live = parts.filter(isLive);
  if (live.length === 0) return 'rejected';
  return live.reduce((least, status) => ((PROGRESS[status] ?? 0) < (PROGRESS[least] ?? 0) ? status : least));
}

/** Sellers move forward, or reject before shipping. Administrators may set any of CHOOSABLE at any time. */
export function maySellerMove(from: OrderStatus, to: OrderStatus): boolean {
  if (!isLive(from) || from === 'delivered') return false;
  if (to === 'rejected') return (PROGRESS[from] ?? 0) < (PROGRESS.inShipping ?? 0);
  return (PROGRESS[to] ?? 0) > (PROGRESS[from] ?? 0);
}
