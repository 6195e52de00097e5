import { createHash } from 'node:crypto';
import { type OpenCart, readCart, readLines } from '#orders/cart/server/cart.ts';
import type { PaymentMethod } from '#orders/orders/order.schema.ts';
import {
  type DraftOrder,
  draftOrder,
  type Paying,
  type PaymentTerms,
  paymentTerms,
  type ShipTo,
} from '#orders/orders/server/orders.ts';
import { type AddressRow, savedAddresses } from '#people/addresses/server/addresses.ts';
import type { ActorCtx } from '#platform/context.ts';
import { listTitles } from '#products/catalog/server/catalog.ts';
import { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';
import { serviceArea } from '#shop/delivery/server/delivery.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import type { CheckoutRow } from './checkouts.queries.ts';

/** A method of payment, and why it is not possible. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly refusal: 'cap' | undefined;
}

/** A checkout with the facts of now. */
export interface OpenCheckout {
  readonly row: CheckoutRow;
  readonly cart: OpenCart;
  /** Items of its own that are not on sale any more. */
  readonly gone: readonly { readonly id: ProductId; readonly title: string }[];
  /** Undefined for no items, or for too large an order. */
  readonly draft: DraftOrder | undefined;
  /** Why there is none, if there are items. */
  readonly tooLarge: Problem | undefined;
  readonly address: AddressRow | undefined;
  readonly methods: readonly OfferedMethod[];
  readonly method: PaymentMethod | undefined;
  readonly payment: PaymentTerms;
  readonly area: ServiceArea;
}

/** Reads what a checkout buys, anew. A checkout that has become an order buys nothing any more. */
export async function readCheckout(ctx: ActorCtx, paying: Paying, row: CheckoutRow): Promise<OpenCheckout> {
  const { id } = ctx.actor;
  const items = row.order_id ? [] : row.items;
  const cart = items ? await readLines(ctx, items) : await readCart(ctx, id);
  const there = new Set<ProductId>([...cart.lines.map(line => line.product.id), ...cart.away.map(each => each.id)]);
  const gone = (items ?? []).map(item => item.productId).filter(productId => !there.has(productId));
  const addresses = await savedAddresses(ctx, id);
  const payment = await paymentTerms(ctx);
  const { draft, tooLarge } = drafted(cart, payment);
  const { codCap } = payment;
  const methods = ['COD' as const, ...paying.providers.map(({ name }) => name)].map(
    (method): OfferedMethod => ({
      method,
      refusal: method === 'COD' && codCap !== null && draft && draft.total > codCap ? 'cap' : undefined,
    }),
  );
  return {
    ...{ row, cart, draft, tooLarge, methods, payment },
    gone: gone.length > 0 ? await listTitles(ctx.db, gone) : [],
    address: addresses.find(address => address.id === row.address_id) ?? addresses[0],
    method: row.method ?? methods.find(({ refusal }) => !refusal)?.method,
    area: await serviceArea(ctx),
  };
}

function drafted({ lines }: OpenCart, { delivery }: PaymentTerms) {
  if (lines.length === 0) return { draft: undefined, tooLarge: undefined };
  try {
    return { draft: draftOrder(lines, delivery), tooLarge: undefined };
  } catch (error) {
    if (error instanceof Problem) return { draft: undefined, tooLarge: error };
    throw error;
  }
}

/** Fingerprint of all that a buyer agrees to. Whatever they would see differently changes it. */
export function termsOf(
  draft: DraftOrder | undefined,
  method: PaymentMethod | undefined,
  address: ShipTo | undefined,
): string {
  const parts = (draft?.parts ?? []).map(({ sellerId, items, delivery, lines }) => [
    ...[sellerId, items, delivery],
    lines.map(({ product, quantity }) => [product.id, quantity, product.paid]).sort(),
  ]);
  const to = address && [
    ...[address.name, address.address, address.city, address.state_code],
    ...[address.pincode, address.phone, address.notes],
  ];
  return createHash('sha256')
    .update(JSON.stringify([parts.sort(), draft?.total, method, to]))
    .digest('base64url')
    .slice(0, 22);
}
