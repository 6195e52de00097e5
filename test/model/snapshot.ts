import type { OrderStatus } from '#features/orders/order-status.ts';
import type { Seller } from './command.ts';

/** What can be seen of a shop, alike for the real one and the reference. */
export interface Snapshot {
  readonly stock: readonly number[];
  /** For each shopper the quantities by product. */
  readonly carts: readonly (readonly number[])[];
  readonly orders: readonly { readonly who: number; readonly parts: readonly PartShot[] }[];
}

export interface PartShot {
  readonly seller: Seller;
  readonly status: OrderStatus;
  readonly payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
  /** Quantities by product. */
  readonly lines: readonly number[];
}
