import { createHash } from 'node:crypto';
import { findCodes, type OpenCart, readCart, readLines } from '#orders/cart/server/cart.ts';
import { type JudgedExchange, judgeExchanges, type NewExchange } from '#orders/exchanges/server/exchanges.ts';
import { fitsMethod } from '#orders/offers/offer.ts';
import { type JudgedSale, judgeSale, type LiveOffers, liveOffers, NO_OFFERS } from '#orders/offers/server/offers.ts';
import {
  type Buyer,
  type DraftOrder,
  draftOrder,
  type Paying,
  type PaymentTerms,
  paymentTerms,
  type ShipTo,
  withExtras,
} from '#orders/orders/server/orders.ts';
import { type Extras, NO_EXTRAS } from '#orders/sold-services/extras.ts';
import {
  chosenOf,
  offeredExtras,
  type PartExtras,
  type PartOffers,
  partOffersOf,
} from '#orders/sold-services/server/sold-services.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { Company } from '#people/addresses/company/company.contract.ts';
import { companyOf, savedAddresses } from '#people/addresses/server/addresses.ts';
import type { Ctx } from '#platform/context.ts';
import { listTitles } from '#products/catalog/server/catalog.ts';
import { Problem } from '#shared/api/problem.ts';
import type { ProductId, SellerId, UserId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { serviceArea } from '#shop/delivery/server/delivery.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import type { CheckoutRow } from './checkouts.queries.ts';

/** A method of payment, and why it is not possible. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly refusal: 'cap' | undefined;
  /** What offers take off because of it, beyond what they take off with every method. */
  readonly saves: Paise;
}

/** Whose checkout it is. */
interface CheckoutBuyer extends Buyer {
  readonly email: string;
}

/** A checkout with the facts of now. */
export interface OpenCheckout extends QuotedCheckout {
  readonly buyer: CheckoutBuyer;
}

/** The same without its buyer, who need not be known yet. */
export interface QuotedCheckout {
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
  readonly address: ShipTo | undefined;
  /** The business it is bought for, as its details are now. */
  readonly company: Company | undefined;
  readonly methods: readonly OfferedMethod[];
  readonly method: PaymentMethod | undefined;
  readonly payment: PaymentTerms;
  readonly area: ServiceArea;
  /** Services and windows that were chosen, and what can be. */
  readonly extras: Extras;
  readonly offered: ReadonlyMap<SellerId, PartOffers>;
  /** Old phones that are chosen, with what is wrong with them. */
  readonly exchanges: readonly JudgedExchange[];
}

/** Reads what a checkout buys, anew. A checkout that has become an order buys nothing any more. */
export async function readCheckout(
  ctx: Ctx,
  paying: Paying,
  row: CheckoutRow,
  buyer: CheckoutBuyer,
): Promise<OpenCheckout> {
  return { ...(await quoteCheckout(ctx, paying, row, buyer.id)), buyer };
}

/** The same for a buyer who may not be known yet: then the checkout has items, codes and an address of its own. */
export async function quoteCheckout(
  ctx: Ctx,
  paying: Paying,
  row: CheckoutRow,
  id: UserId | null,
): Promise<QuotedCheckout> {
  const items = row.order_id ? [] : row.items;
  const cart = items || id === null ? await readLines(ctx, items ?? []) : await readCart(ctx, id);
  const there = new Set<ProductId>([...cart.lines.map(line => line.product.id), ...cart.away.map(each => each.id)]);
  const gone = (items ?? []).map(item => item.productId).filter(productId => !there.has(productId));
  const payment = await paymentTerms(ctx);
  const address = await addressOf(ctx, row, id);
  const company = id && row.for_company && !row.order_id ? await companyOf(ctx, id) : undefined;
  const live = await liveOffers(ctx);
  const codes = row.codes ?? (id && items && cart.lines.length > 0 ? await findCodes(ctx.db, id) : cart.codes);
  const sellers = [...new Set(cart.lines.map(({ product }) => product.sellerId))];
  const facts = await offeredExtras(ctx, sellers);
  const extras = { ...NO_EXTRAS, ...row.extras };
  const verdicts = new Map<string, Promise<JudgedSale>>();
  /** Once for all methods that the same offers ask for. */
  const judgeFor = (method: PaymentMethod): Promise<JudgedSale> => {
    const sale = { lines: cart.lines, codes, person: id, method, pincode: address?.pincode ?? null };
    const key = live.methods.filter(asked => fitsMethod([asked], method)).join();
    const known = verdicts.get(key) ?? (cart.lines.length > 0 ? judgeSale(ctx, live, sale, payment.delivery) : NONE);
    verdicts.set(key, known);
    return known;
  };
  const draftFor = async (method: PaymentMethod) => {
    const offers = await judgeFor(method);
    const { draft, tooLarge } = drafted(cart, payment, offers, plain =>
      withExtras(plain, new Map(plain.parts.map(part => [part.sellerId, chosenOf(facts, part, extras, address)]))),
    );
    return { draft, tooLarge, judged: offers };
  };
  const { codCap } = payment;
  const inCash = await draftFor('COD');
  const isAboveCap = codCap !== null && inCash.draft !== undefined && inCash.draft.total > codCap;
  const offered = ['COD', ...paying.providers.offered().map(({ name }) => name)].map(method => ({
    method,
    refusal: method === 'COD' && isAboveCap ? ('cap' as const) : undefined,
  }));
  const discounts: Paise[] = [];
  for (const each of offered) discounts.push((await judgeFor(each.method)).discount);
  const least = Math.min(...discounts.filter((_, at) => !offered[at]?.refusal));
  const methods = offered.map(
    (each, at): OfferedMethod => ({ ...each, saves: paise(each.refusal ? 0 : (discounts[at] ?? 0) - least) }),
  );
  const method = row.method ?? methods.find(({ refusal }) => !refusal)?.method;
  // An offer may depend on the method.
  const sold = method === undefined || method === 'COD' ? inCash : await draftFor(method);
  const lines = sold.draft?.parts.flatMap(part => part.lines) ?? [];
  const exchanges = await judgeExchanges(ctx, { lines, chosen: extras.exchanges, person: id });
  const chosen = { ...sold, draft: sold.draft && { ...sold.draft, exchanges: givenOf(exchanges) } };
  return {
    exchanges,
    ...{ row, cart, ...chosen, live, methods, method, payment, address, company, extras },
    offered: new Map(chosen.draft?.parts.map(part => [part.sellerId, partOffersOf(facts, part, address)])),
    gone: gone.length > 0 ? await listTitles(ctx.db, gone) : [],
    area: await serviceArea(ctx),
  };
}

const NONE = Promise.resolve(NO_OFFERS);

function givenOf(judged: readonly JudgedExchange[]): NewExchange[] {
  return judged.flatMap(({ productId, quote, value }) =>
    quote && value !== undefined
      ? [{ productId, value, model: quote.model, condition: quote.condition, imei: quote.imei }]
      : [],
  );
}

/** As it was dictated or filled in, as chosen, or else the oldest saved one. Those of a caller are not read. */
async function addressOf(ctx: Ctx, row: CheckoutRow, buyer: UserId | null): Promise<ShipTo | undefined> {
  if (row.ship_to) return { id: null, ...row.ship_to };
  if (row.made_by || buyer === null) return undefined;
  const addresses = await savedAddresses(ctx, buyer);
  return addresses.find(each => each.id === row.address_id) ?? addresses[0];
}

function drafted(
  { lines }: OpenCart,
  { delivery }: PaymentTerms,
  judged: JudgedSale,
  complete: (plain: DraftOrder) => DraftOrder,
) {
  if (lines.length === 0) return { draft: undefined, tooLarge: undefined };
  try {
    return { draft: complete(draftOrder(lines, delivery, judged)), tooLarge: undefined };
  } catch (error) {
    if (error instanceof Problem) return { draft: undefined, tooLarge: error };
    throw error;
  }
}

/** Nothing without services and windows, so that terms seen before there were any still hold. */
function extrasOf({ services, slot }: PartExtras): unknown[] {
  if (services.length === 0 && !slot) return [];
  const bought = services.map(({ service, product, quantity, note }) => [
    ...[service.id, service.price, service.gstRateBp, service.names, service.covers, service.days],
    ...[product.id, quantity, note],
  ]);
  return [bought, slot && [slot.day, slot.period]];
}

/** Fingerprint of all that a buyer agrees to. Whatever they would see differently changes it. */
export function termsOf(
  draft: DraftOrder | undefined,
  method: PaymentMethod | undefined,
  address: ShipTo | undefined,
  company: Company | undefined,
): string {
  const parts = (draft?.parts ?? []).map(({ sellerId, items, delivery, lines, extras }) => [
    ...[sellerId, items, delivery],
    lines
      .map(({ product, quantity, discount }) => [product.id, quantity, product.paid, discount, product.returns])
      .sort(),
    ...extrasOf(extras),
  ]);
  const given = draft?.exchanges.map(({ productId, model, condition, imei, value }) => [
    ...[productId, model, condition, imei, value],
  ]);
  const to = address && [
    ...[address.name, address.address, address.city, address.state_code],
    ...[address.pincode, address.phone, address.notes],
  ];
  const billed = company ? [company.name, company.gstin, company.address] : [];
  return createHash('sha256')
    .update(
      JSON.stringify([parts.sort(), draft?.total, method, to, ...billed, ...(given?.length ? [given.sort()] : [])]),
    )
    .digest('base64url')
    .slice(0, 22);
}
