import type { CartItem } from '#orders/cart/server/cart.ts';
import type { JudgedSale } from '#orders/offers/server/offers.ts';
import type { Extras } from '#orders/sold-services/extras.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { AddressColumns } from '#people/addresses/server/addresses.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { LimitName } from '#platform/throttle/limits.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { AddressId, OrderId, UserId } from '#shared/id.ts';
import type { DraftOrder } from './draft-order.ts';
import type { OwnReserve } from './reserve.queries.ts';

/** Who buys. */
export interface Buyer {
  readonly id: UserId;
  readonly userName: string;
}

/** Where an order goes. */
export interface ShipTo extends AddressColumns {
  /** Null for one that the buyer has not saved. */
  readonly id: AddressId | null;
}

/** Who of the shop takes an order for its buyer. */
export interface Taker {
  readonly id: UserId;
  readonly userName: string;
  /** For the timeline; stored in English. */
  readonly note: string;
}

/** The items of an order as they were taken, and the cart they come from. */
export interface TakenItems {
  readonly cartId: string | null;
  readonly items: readonly CartItem[];
  /** Codes of offers that are kept with the cart. */
  readonly codes: readonly string[];
}

/** An order that exists already, with the hash of its request. */
export interface EarlierOrder {
  readonly id: OrderId;
  readonly number: number;
  readonly method: PaymentMethod;
  readonly hash: Buffer;
}

/**
 * Who buys, and where the items and the address come from. Functions with a transaction run in the one that places the
 * order.
 */
export interface OrderSource {
  readonly buyer: Buyer;
  /** Absent if the buyer orders. */
  readonly taker?: Taker;
  /** Idempotency key of the order, and the hash of what is asked for under it. */
  readonly key: string;
  readonly hash: Buffer;
  /** Who is counted by which limit. */
  readonly limit: { readonly by: LimitName; readonly who: string };
  /** Takes the items. Its first statement locks them, so that concurrent orders of this source follow one another. */
  readonly take: (tx: TxCtx) => Promise<TakenItems>;
  /** Puts back items that were taken but not ordered because their seller's shop is paused. */
  readonly putBack: (tx: TxCtx, items: readonly CartItem[]) => Promise<void>;
  readonly findAddress: (tx: TxCtx) => Promise<ShipTo | undefined>;
  /** What this buyer has reserved already. */
  readonly ownReserve: (tx: TxCtx) => Promise<OwnReserve>;
  /** Services and delivery windows that were chosen. */
  readonly extras?: Extras | undefined;
  /** Called with what offers do for the order. */
  readonly judged?: (judged: JudgedSale) => void;
  /** Called with what is about to be ordered. @throws if the buyer has agreed to something else */
  readonly agree?: (draft: DraftOrder, address: ShipTo) => void;
  /** Called once the order is written. */
  readonly written?: (tx: TxCtx, orderId: OrderId) => Promise<void>;
  /** The order with this key. */
  readonly findPlaced: (ctx: Ctx) => Promise<EarlierOrder | undefined>;
  /** Adds to a refusal what the buyer needs to go on. */
  readonly explained: (ctx: Ctx, refusal: Problem) => Promise<Problem>;
}
