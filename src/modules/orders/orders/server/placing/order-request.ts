import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import type { PlaceOrder } from '#orders/orders/contract.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { type AddressId, type ProductId, UUID } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** One product as the shopper saw it. */
export interface RequestedLine {
  readonly productId: ProductId;
  readonly quantity: number;
  /** What one costs on the shopper's screen; null when the client did not say. */
  readonly paid: Paise | null;
}

/** What of a request decides which order is placed; all else in it is the shop's to set (security case C3). */
export interface OrderRequest {
  readonly method: NonNullable<PlaceOrder['paymentMethod']>;
  readonly addressId: AddressId | null;
  readonly total: Paise | null;
  /** One for each product, by its id; null when the client did not say what it saw. */
  readonly lines: readonly RequestedLine[] | null;
  /** The lines are bought on their own, beside the cart. Absent otherwise, so that hashes of plain requests stay the same. */
  readonly buyNow?: true;
}

/** Reads the wish out of a request; lines of one product are one line. @throws invalidInput when there is nothing to buy now */
export function requestOf(request: PlaceOrder): OrderRequest {
  const { addressInfo, cartItems, buyNow } = request;
  const other = addressInfo?._id !== undefined && UUID.test(addressInfo._id) ? (addressInfo._id as AddressId) : null;
  const lines = cartItems ? oneForEach(cartItems) : null;
  if (buyNow && (!lines?.length || lines.some(({ quantity }) => quantity < 1 || quantity > MAX_QUANTITY)))
    throw invalidInput().with({ fields: { cartItems: 'must list products with a quantity of at least 1' } });
  return {
    method: request.paymentMethod ?? 'COD',
    addressId: addressInfo?.addressId ?? other,
    total: request.totalAmount ?? null,
    lines,
    ...(buyNow && { buyNow }),
  };
}

function oneForEach(items: NonNullable<PlaceOrder['cartItems']>): RequestedLine[] {
  const lines = new Map<ProductId, RequestedLine>();
  for (const { productId, quantity, price, salePrice } of items) {
    const paid = salePrice ? salePrice : (price ?? null);
    lines.set(productId, { productId, paid, quantity: quantity + (lines.get(productId)?.quantity ?? 0) });
  }
  return [...lines.values()].sort((one, other) => (one.productId < other.productId ? -1 : 1));
}
