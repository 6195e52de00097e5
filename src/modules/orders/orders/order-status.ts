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
  pending: 'Pending',
  confirmed: 'Confirmed',
  inProcess: 'In process',
  inShipping: 'In shipping',
  delivered: 'Delivered',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
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
