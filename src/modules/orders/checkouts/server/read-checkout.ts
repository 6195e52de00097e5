import { createHash } from 'node:crypto';
import { findCodes, type OpenCart, readCart, readLines } from '#orders/cart/server/cart.ts';
import { type JudgedSale, judgeSale, type LiveOffers, liveOffers, NO_OFFERS } from '#orders/offers/server/offers.ts';
import type { PaymentMethod } from '#orders/orders/order.schema.ts';
import {
  type DraftOrder,
  draftOrder,
  type Paying,
  type PaymentTerms,
  paymentTerms,
  type ShipTo,
} from '#orders/orders/server/orders.ts';
import type { Company } from '#people/addresses/company/company.contract.ts';
import { type AddressRow, companyOf, savedAddresses } from '#people/addresses/server/addresses.ts';
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
  /** What offers do for it. */
  readonly judged: JudgedSale;
  readonly live: LiveOffers;
  /** Why there is none, if there are items. */
  readonly tooLarge: Problem | undefined;
  readonly address: AddressRow | undefined;
  /** The business it is bought for, as its details are now. */
  readonly company: Company | undefined;
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
  const address = addresses.find(each => each.id === row.address_id) ?? addresses[0];
  const company = row.for_company && !row.order_id ? await companyOf(ctx, id) : undefined;
  const live = await liveOffers(ctx);
  const codes = items && cart.lines.length > 0 ? await findCodes(ctx.db, id) : cart.codes;
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
    ...{ row, cart, ...chosen, live, methods, method, payment, address, company },
    gone: gone.length > 0 ? await listTitles(ctx.db, gone) : [],
    area: await serviceArea(ctx),
  };
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
  company: Company | undefined,
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
  const billed = company ? [company.name, company.gstin, company.address] : [];
  return createHash('sha256')
    .update(JSON.stringify([parts.sort(), draft?.total, method, to, ...billed]))
    .digest('base64url')
    .slice(0, 22);
}
