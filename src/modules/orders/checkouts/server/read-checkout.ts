import { createHash } from 'node:crypto';
import { findCodes, type OpenCart, readCart, readLines } from '#orders/cart/server/cart.ts';
import { type JudgedSale, judgeSale, type LiveOffers, liveOffers, NO_OFFERS } from '#orders/offers/server/offers.ts';
import type { PaymentMethod } from '#orders/orders/order.schema.ts';
import {
  type Buyer,
  type DraftOrder,
  draftOrder,
  type Paying,
  type PaymentTerms,
  paymentTerms,
  type ShipTo,
} from '#orders/orders/server/orders.ts';
import { savedAddresses } from '#people/addresses/server/addresses.ts';
import type { Ctx } from '#platform/context.ts';
import { listTitles } from '#products/catalog/server/catalog.ts';
import { Problem } from '#shared/api/problem.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { serviceArea } from '#shop/delivery/server/delivery.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import type { CheckoutRow } from './checkouts.queries.ts';

/** A method of payment, and why it is not possible. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly refusal: 'cap' | undefined;
}

/** Whose checkout it is. */
interface CheckoutBuyer extends Buyer {
  readonly email: string;
}

/** A checkout with the facts of now. */
export interface OpenCheckout {
  readonly row: CheckoutRow;
  readonly buyer: CheckoutBuyer;
  readonly cart: OpenCart;
  /** Items of its own that are not on sale any more. */
  readonly gone: readonly { readonly id: ProductId; readonly title: string }[];
  /** Undefined for no items, or for too large an order. */
  readonly draft: DraftOrder | undefined;
  /** What offers do for it. */
  readonly judged: JudgedSale;
  readonly live: LiveOffers;
  /** Why there is none, if there are items. */
  readonly tooLarge: Problem | undefined;
  readonly address: ShipTo | undefined;
  readonly methods: readonly OfferedMethod[];
  readonly method: PaymentMethod | undefined;
  readonly payment: PaymentTerms;
  readonly area: ServiceArea;
}

/** Reads what a checkout buys, anew. A checkout that has become an order buys nothing any more. */
export async function readCheckout(
  ctx: Ctx,
  paying: Paying,
  row: CheckoutRow,
  buyer: CheckoutBuyer,
): Promise<OpenCheckout> {
  const { id } = buyer;
  const items = row.order_id ? [] : row.items;
  const cart = items ? await readLines(ctx, items) : await readCart(ctx, id);
  const there = new Set<ProductId>([...cart.lines.map(line => line.product.id), ...cart.away.map(each => each.id)]);
  const gone = (items ?? []).map(item => item.productId).filter(productId => !there.has(productId));
  const payment = await paymentTerms(ctx);
  const address = await addressOf(ctx, row, id);
  const live = await liveOffers(ctx);
  const codes = row.codes ?? (items && cart.lines.length > 0 ? await findCodes(ctx.db, id) : cart.codes);
  const draftFor = async (method: PaymentMethod) => {
    const sale = { lines: cart.lines, codes, person: id, method, pincode: address?.pincode ?? null };
    const judged = cart.lines.length > 0 ? await judgeSale(ctx, live, sale, payment.delivery) : NO_OFFERS;
    return { ...drafted(cart, payment, judged), judged };
  };
  const { codCap } = payment;
  const inCash = await draftFor('COD');
  const isAboveCap = codCap !== null && inCash.draft !== undefined && inCash.draft.total > codCap;
  const methods = ['COD' as const, ...paying.providers.map(({ name }) => name)].map(
    (method): OfferedMethod => ({ method, refusal: method === 'COD' && isAboveCap ? 'cap' : undefined }),
  );
  const method = row.method ?? methods.find(({ refusal }) => !refusal)?.method;
  // An offer may depend on the method.
  const chosen = method === undefined || method === 'COD' ? inCash : await draftFor(method);
  return {
    ...{ row, buyer, cart, ...chosen, live, methods, method, payment, address },
    gone: gone.length > 0 ? await listTitles(ctx.db, gone) : [],
    area: await serviceArea(ctx),
  };
}

/** As it was dictated, as chosen, or else the oldest saved one. Those of a caller are not read. */
async function addressOf(ctx: Ctx, row: CheckoutRow, buyer: UserId): Promise<ShipTo | undefined> {
  if (row.made_by) return row.ship_to ? { id: null, ...row.ship_to } : undefined;
  const addresses = await savedAddresses(ctx, buyer);
  return addresses.find(each => each.id === row.address_id) ?? addresses[0];
}

function drafted({ lines }: OpenCart, { delivery }: PaymentTerms, judged: JudgedSale) {
  if (lines.length === 0) return { draft: undefined, tooLarge: undefined };
  try {
    return { draft: draftOrder(lines, delivery, judged), tooLarge: undefined };
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
    lines
      .map(({ product, quantity, discount }) => [product.id, quantity, product.paid, discount, product.returns])
      .sort(),
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
