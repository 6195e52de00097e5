import type { CartLine } from '#orders/cart/contract.ts';
import type { PlaceOrder } from '#orders/orders/contract.ts';
import { type AddressId, type Id, newId, type UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** The order request with everything the shopper saw; the server refuses it if it would charge something else. */
export function orderOfLines(seen: {
  readonly userId: UserId;
  readonly lines: readonly CartLine[];
  readonly addressId: AddressId;
  readonly total: Paise;
  readonly method: NonNullable<PlaceOrder['paymentMethod']>;
  /** Bought without the cart. */
  readonly buyNow?: boolean | undefined;
  /** Codes of offers that apply to it; for the cart, those kept with it. */
  readonly codes?: readonly string[] | undefined;
}): PlaceOrder {
  return {
    userId: seen.userId,
    cartItems: seen.lines.map(({ productId, title, image, price, salePrice, quantity, returnsNote }) => ({
      productId,
      title,
      image,
      price,
      salePrice,
      quantity,
      returnsNote,
    })),
    addressInfo: { addressId: seen.addressId },
    paymentMethod: seen.method,
    totalAmount: seen.total,
    ...(seen.buyNow && { buyNow: true }),
    ...(seen.codes?.length && { codes: [...seen.codes] }),
  };
}

const ATTEMPT = 'orderAttempt';
/** “Buy now” has its own key, so that neither attempt hides the other. */
const ATTEMPT_NOW = 'orderAttemptNow';

/** The subset of Storage used here. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An order that was sent but not answered. Resending it with the same idempotency key can't create a second order. */
export interface OrderAttempt {
  readonly key: Id<'attempt'>;
  readonly order: PlaceOrder;
}

/** Returns the stored attempt if it is for the same order, else starts a new one. */
export function attemptAt(storage: Kept, order: PlaceOrder, key: Id<'attempt'> = newId<'attempt'>()): OrderAttempt {
  const begun = begunAttempt(storage, order);
  if (begun && isSameOrder(begun.order, order)) return begun;
  const attempt: OrderAttempt = { key, order };
  storage.setItem(slotOf(order), JSON.stringify(attempt));
  return attempt;
}

export function isSameOrder(one: PlaceOrder, other: PlaceOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An attempt whose response never arrived, for example because the network failed. */
export function begunAttempt(storage: Kept, kind: Pick<PlaceOrder, 'buyNow'> = {}): OrderAttempt | undefined {
  try {
    const attempt = JSON.parse(storage.getItem(slotOf(kind)) ?? 'null') as Partial<OrderAttempt> | null;
    return attempt?.key && attempt.order ? { key: attempt.key, order: attempt.order } : undefined;
  } catch {
    return undefined;
  }
}

/** Call on any response. */
export function forgetAttempt(storage: Kept, kind: Pick<PlaceOrder, 'buyNow'> = {}): void {
  storage.removeItem(slotOf(kind));
}

function slotOf({ buyNow }: Pick<PlaceOrder, 'buyNow'>): string {
  return buyNow ? ATTEMPT_NOW : ATTEMPT;
}
