import { createHash } from 'node:crypto';
import { MAX_QUANTITY } from '#orders/cart/refusals.ts';
import { readCode } from '#orders/offers/offer.ts';
import type { PlaceOrder } from '#orders/orders/contract.ts';
import type { Problem } from '#shared/api/problem.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { type AddressId, type ProductId, UUID } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** One product as the shopper saw it. */
export interface RequestedLine {
  readonly productId: ProductId;
  readonly quantity: number;
  /** Price per unit on the shopper's screen; null if not sent. */
  readonly paid: Paise | null;
  /** The rule for returns on the shopper's screen, null for the usual one; absent if not sent. */
  readonly returnsNote?: string | null;
}

/** The parts of a request that determine the order; the shop sets everything else (security case C3). */
export interface OrderRequest {
  readonly method: NonNullable<PlaceOrder['paymentMethod']>;
  readonly addressId: AddressId | null;
  readonly total: Paise | null;
  /** One per product, sorted by id; null if not sent. */
  readonly lines: readonly RequestedLine[] | null;
  /** Codes of offers instead of those kept with the cart. Absent if none were sent, as `buyNow`. */
  readonly codes?: readonly string[];
  /** Orders the lines instead of the cart. Absent otherwise, so that the hashes of plain requests stay the same. */
  readonly buyNow?: true;
}

/**
 * Reads and normalizes a request, merging lines of the same product. @throws invalidInput for “Buy now” without valid
 * lines
 */
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
    ...(request.codes && { codes: [...new Set(request.codes.flatMap(code => readCode(code) ?? []))].sort() }),
    ...(buyNow && { buyNow }),
  };
}

function oneForEach(items: NonNullable<PlaceOrder['cartItems']>): RequestedLine[] {
  const lines = new Map<ProductId, RequestedLine>();
  for (const { productId, quantity, price, salePrice, returnsNote } of items) {
    const paid = salePrice ? salePrice : (price ?? null);
    const seen = returnsNote !== undefined && { returnsNote };
    lines.set(productId, { productId, paid, ...seen, quantity: quantity + (lines.get(productId)?.quantity ?? 0) });
  }
  return [...lines.values()].sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

const HEADER = 'idempotency-key';
const KEY = /^[\x20-\x7e]{8,200}$/;

/**
 * Reads the Idempotency-Key header. @returns undefined if absent. @throws invalidInput unless it has 8-200 printable
 * characters
 */
export function keyFrom(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalidInput().with({ fields: { 'Idempotency-Key': 'must be 8 to 200 printable characters' } });
}

/** “Buy now” has no cart version to derive a key from, so a double click could create two orders. */
export function keyIsNeeded(): Problem {
  return invalidInput().with({ fields: { 'Idempotency-Key': 'is required with buyNow' } });
}

/** A key for clients that send none: a double click sends the same cart version twice. */
export function keyOfCart(cart: { readonly id: string; readonly version: number }): string {
  return `cart:${cart.id}:${cart.version}`;
}

/** SHA-256 of the request, to detect a key reused for a different order. */
export function requestHash(request: OrderRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
