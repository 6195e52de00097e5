import type { CartLine } from '#orders/cart/contract.ts';
import type { PlaceOrder } from '#orders/orders/contract.ts';
import type { AddressId, UserId } from '#shared/id.ts';
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
}): PlaceOrder {
  return {
    userId: seen.userId,
    cartItems: seen.lines.map(({ productId, title, image, price, salePrice, quantity }) => ({
      productId,
      title,
      image,
      price,
      salePrice,
      quantity,
    })),
    addressInfo: { addressId: seen.addressId },
    paymentMethod: seen.method,
    totalAmount: seen.total,
    ...(seen.buyNow && { buyNow: true }),
  };
}
