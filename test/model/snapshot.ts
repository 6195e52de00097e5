import type { OrderStatus } from '#orders/orders/order-status.ts';
import type { ReturnState } from '#orders/returns/return/return-states.ts';
import type { Seller } from './command.ts';

/** What can be seen of a shop, alike for the real one and the reference. Money is in paise. */
export interface Snapshot {
  readonly stock: readonly number[];
  /** For each shopper the quantities by product. */
  readonly carts: readonly (readonly number[])[];
  readonly orders: readonly { readonly who: number; readonly parts: readonly PartShot[] }[];
  readonly returns: readonly ReturnState[];
  readonly sellers: Readonly<Record<Seller, Owed>>;
}

export interface PartShot {
  readonly seller: Seller;
  readonly status: OrderStatus;
  readonly payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
  /** Quantities by product: bought, and come back. */
  readonly lines: readonly number[];
  readonly returned: readonly number[];
  /** What goes back to the shopper in all, and what of it has been sent. */
  readonly owedBack: number;
  readonly sentBack: number;
}

/** How a seller stands with the shop: in all, what may be paid out, what is kept back for open returns. */
export interface Owed {
  readonly balance: number;
  readonly payable: number;
  readonly held: number;
  /** What waits for the cash of its orders. */
  readonly awaitingCash: number;
}
