import { invoiceLines, taxTotals } from '#finance/invoices/draft-document.ts';
import { placeOfSupply } from '#finance/invoices/place-of-supply.ts';
import { type TaxSplit, taxKindOf } from '#finance/invoices/split-tax.ts';
import { presentLine } from '#orders/cart/server/cart.ts';
import type { getCheckout } from '#orders/checkouts/contract.ts';
import type { JudgedExchange } from '#orders/exchanges/server/exchanges.ts';
import { presentOffers } from '#orders/offers/server/offers.ts';
import { aboveCodCap } from '#orders/orders/contract.ts';
import { type DraftOrder, type DraftPart, type ShipTo, servicesAmount } from '#orders/orders/server/orders.ts';
import { methodTexts } from '#orders/settlement/method-texts.ts';
import { type Service, serviceWordsIn } from '#orders/sold-services/service.ts';
import type { Ctx } from '#platform/context.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId, ServiceId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { type Paise, paise, sum, times, toRupees } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { deliveryDays } from '#shop/delivery/delivery-days.ts';
import { deliveryWindow } from '#shop/delivery/delivery-window.ts';
import { isDelivered } from '#shop/delivery/server/delivery.ts';
import { problemsOf } from './checkout-problems.ts';
import { type OpenCheckout, type QuotedCheckout, termsOf } from './read-checkout.ts';

export type WireCheckout = WireAnswerOf<typeof getCheckout>['data'];
type WirePart = WireCheckout['parts'][number];

const DAY_MS = 86_400_000;

/** A checkout as calls answer it, with its problems in the language of the reader. */
export function presentCheckout(ctx: Ctx, { buyer, ...checkout }: OpenCheckout): WireCheckout {
  return { ...presentQuote(ctx, checkout), buyer: { userId: buyer.id, name: buyer.userName, email: buyer.email } };
}

/** The same without its buyer. */
export function presentQuote(ctx: Ctx, checkout: QuotedCheckout): Omit<WireCheckout, 'buyer'> {
  const { row, cart, draft, judged, address, company, method, methods, payment } = checkout;
  const parts = draft?.parts.map(part => presentPart(ctx, part, checkout)) ?? [];
  const problems = row.order_id ? [] : speaking(ctx.language, () => problemsOf(checkout));
  return {
    _id: row.id,
    version: row.version,
    buys: row.items ? 'items' : 'cart',
    parts,
    away: row.items ? [] : speaking(ctx.language, () => cart.away.map(unavailableWords)),
    address: address ? presentAddress(address) : null,
    company: company ?? null,
    method: method ?? null,
    methods: speaking(ctx.language, () =>
      methods.map(({ method: name, refusal, saves }) => ({
        method: name,
        ...methodTexts(name, payment.codCap),
        isPossible: !refusal,
        saves: toRupees(saves),
        reason: refusal && payment.codCap !== null ? aboveCodCap(payment.codCap).message : null,
      })),
    ),
    offers: presentOffers(judged, { lines: cart.lines, delivery: payment.delivery, language: ctx.language }),
    charges: chargesOf(draft),
    taxes: wholeTax(draft, checkout),
    problems,
    ready: row.order_id === null && problems.length === 0,
    terms: termsOf(draft, method, address, company),
    expiresAt: row.expires_at.toISOString(),
    orderId: row.order_id,
  };
}

function presentPart(ctx: Ctx, part: DraftPart, checkout: QuotedCheckout): WirePart {
  const { address, area, offered } = checkout;
  const { forLines, forPart, slots } = offered.get(part.sellerId) ?? { forLines: [], forPart: [], slots: null };
  const isSold = (id: ServiceId, productId?: ProductId) =>
    part.extras.services.some(
      ({ service, product }) => service.id === id && (productId === undefined || product.id === productId),
    );
  const taxes = taxesOf(part, checkout);
  const from = part.lines[0]?.product.sellerState ?? null;
  const days = address && isDelivered(area, address.pincode) ? deliveryDays(from, address.state_code) : undefined;
  const now = ctx.now();
  const after = (count: number) => dayIn(new Date(now.getTime() + count * DAY_MS));
  return {
    sellerId: part.sellerId,
    sellerName: part.sellerName,
    lines: part.lines.map(({ product, quantity, discount }, at) => ({
      ...presentLine({ product, quantity }, ctx.language),
      discount: toRupees(discount),
      total: toRupees(paise(times(product.paid, quantity) - discount)),
      gstRate: product.gstRateBp / 100,
      tax: presentTax(taxes?.[at]),
      exchange: presentExchange(checkout.exchanges.find(({ productId }) => productId === product.id)),
      services: (forLines[at] ?? []).map(service =>
        presentService(service, isSold(service.id, product.id), ctx.language),
      ),
    })),
    services: forPart.map(service => ({
      ...presentService(service, isSold(service.id), ctx.language),
      note: part.extras.services.find(sold => sold.service.id === service.id)?.note ?? null,
    })),
    slots: slots && [...slots],
    slot: part.extras.slot,
    servicesAmount: toRupees(servicesAmount(part.extras)),
    serviceTaxes: taxes ? paidServices(part).flatMap((_, at) => presentTax(taxes[part.lines.length + at]) ?? []) : null,
    promise: days
      ? { from: after(days[0]), to: after(days[1]), text: speaking(ctx.language, () => deliveryWindow(now, days)) }
      : null,
    itemsAmount: toRupees(part.items),
    deliveryAmount: toRupees(part.delivery),
    deliveryTax: presentTax(taxes?.[part.lines.length + paidServices(part).length]),
    totalAmount: toRupees(sum([part.items, part.delivery])),
  };
}

function presentExchange(judged: JudgedExchange | undefined) {
  if (!judged) return null;
  const { quoteId, quote, value } = judged;
  return {
    ...{ quoteId, model: quote?.model ?? '', condition: quote?.condition ?? null },
    value: value === undefined ? null : toRupees(value),
    expiresAt: quote?.expiresAt.toISOString() ?? null,
  };
}

/** What costs nothing is not on the invoice. */
const paidServices = ({ extras }: DraftPart) => extras.services.filter(({ service }) => service.price > 0);

function presentService(service: Service, isChosen: boolean, language: string) {
  return {
    ...{ serviceId: service.id, kind: service.kind, isChosen, days: service.days },
    name: serviceWordsIn(service.names, language),
    covers: serviceWordsIn(service.covers, language),
    price: toRupees(service.price),
  };
}

/** As the invoice will have it: one for each line and each service, and one for the delivery if it is charged. */
function taxesOf(
  part: DraftPart,
  { address, company }: Pick<QuotedCheckout, 'address' | 'company'>,
): readonly TaxSplit[] | undefined {
  const { lines, delivery, deliveryFunded } = part;
  const state = lines[0]?.product.sellerState;
  if (!state || !address) return undefined;
  const sold = lines.map(({ product, quantity, discount, funded }) => ({
    ...{ lineId: product.id, description: product.title, sku: product.sku, hsn: product.hsn },
    ...{ rateBp: product.gstRateBp, quantity, service: null },
    // What somebody else than the seller pays is part of the price.
    amount: paise(times(product.paid, quantity) - discount + funded),
  }));
  const services = paidServices(part).map(({ service, product, quantity }) => ({
    ...{ lineId: service.id, description: product.title, sku: null, hsn: service.sac },
    ...{ rateBp: service.gstRateBp, quantity, amount: times(service.price, quantity), service: service.kind },
  }));
  return invoiceLines(
    [...sold, ...services],
    paise(delivery + deliveryFunded),
    taxKindOf(state, placeOfSupply(address.state_code, company?.gstin)),
  );
}

function wholeTax(draft: DraftOrder | undefined, checkout: QuotedCheckout): WireCheckout['taxes'] {
  const taxes = draft?.parts.map(part => taxesOf(part, checkout));
  const known = taxes?.flatMap(each => each ?? []) ?? [];
  if (!taxes || taxes.includes(undefined)) return null;
  return presentTax(taxTotals(known));
}

function presentTax(tax: TaxSplit | undefined) {
  if (!tax) return null;
  const { taxable, igst, cgst, sgst } = tax;
  return { taxable: toRupees(taxable), igst: toRupees(igst), cgst: toRupees(cgst), sgst: toRupees(sgst) };
}

function chargesOf(draft: DraftOrder | undefined): WireCheckout['charges'] {
  const parts = draft?.parts ?? [];
  const whole = (amounts: readonly Paise[]) => toRupees(paise(amounts.reduce((all, each) => all + each, 0)));
  return {
    items: whole(
      parts.flatMap(({ items, extras, lines }) => [
        paise(items - servicesAmount(extras)),
        ...lines.map(line => line.discount),
      ]),
    ),
    services: whole(parts.map(({ extras }) => servicesAmount(extras))),
    delivery: whole(parts.flatMap(part => [part.delivery, part.deliveryDiscount])),
    discount: whole(parts.flatMap(part => [part.deliveryDiscount, ...part.lines.map(line => line.discount)])),
    total: toRupees(draft?.total ?? paise(0)),
  };
}

function presentAddress(address: ShipTo): NonNullable<WireCheckout['address']> {
  return {
    addressId: address.id,
    name: address.name,
    address: address.address,
    city: address.city,
    state: address.state_code,
    pincode: address.pincode,
    phone: address.phone,
    notes: address.notes,
  };
}
