import type { NewExchange } from '#orders/exchanges/server/exchanges.ts';
import type { Bearer } from '#orders/offers/offer.ts';
import { type JudgedSale, NO_OFFERS } from '#orders/offers/server/offers.ts';
import { orderTooLarge } from '#orders/orders/contract.ts';
import { NO_PART_EXTRAS, type PartExtras } from '#orders/sold-services/server/sold-services.ts';
import type { SaleFacts } from '#products/catalog/server/catalog.ts';
import { newId, type OfferId, type PartId, type SellerId } from '#shared/id.ts';
import { MAX_PAISE, type Paise, paise, sum, times } from '#shared/money/money.ts';

export interface OrderedLine {
  readonly product: SaleFacts;
  readonly quantity: number;
}

/** What one offer takes off a line or a delivery charge. */
export interface DraftDiscount {
  readonly offerId: OfferId;
  readonly bearer: Bearer;
  readonly amount: Paise;
}

export interface DraftLine extends OrderedLine {
  readonly discounts: readonly DraftDiscount[];
  /** What offers take off the whole line. */
  readonly discount: Paise;
  /** The part of it that somebody else than the seller pays. */
  readonly funded: Paise;
}

/** One seller's part of a draft. */
export interface DraftPart {
  readonly id: PartId;
  readonly sellerId: SellerId;
  readonly sellerName: string;
  readonly lines: readonly DraftLine[];
  /** To pay for the items and services, less what offers take off the items. */
  readonly items: Paise;
  /** To pay for the delivery. */
  readonly delivery: Paise;
  readonly deliveryDiscounts: readonly DraftDiscount[];
  readonly deliveryDiscount: Paise;
  readonly deliveryFunded: Paise;
  /** Services, which offers do not make cheaper, and the delivery window. */
  readonly extras: PartExtras;
}

export interface DraftOrder {
  readonly parts: readonly DraftPart[];
  /** Items and delivery, less discounts: the amount to pay. */
  readonly total: Paise;
  /** Old phones that are given. They do not change the total: what they are worth is paid back once they are confirmed. */
  readonly exchanges: readonly NewExchange[];
}

/** Groups lines into one part per seller and calculates the totals. @throws orderTooLarge */
export function draftOrder(
  lines: readonly OrderedLine[],
  deliveryPerPart: Paise,
  judged: JudgedSale = NO_OFFERS,
): DraftOrder {
  const bySeller = Map.groupBy(lines, line => line.product.sellerId);
  const parts = [...bySeller].map(([sellerId, own]) => partOf(sellerId, own, deliveryPerPart, judged));
  return { parts, total: totalOf(parts), exchanges: [] };
}

function partOf(
  sellerId: SellerId,
  own: readonly OrderedLine[],
  deliveryPerPart: Paise,
  judged: JudgedSale,
): DraftPart {
  const isHouse = own[0]?.product.isHouse ?? false;
  const lines = own.map(line => discounted(line, judged));
  const off = judged.delivery.get(sellerId);
  const deliveryDiscounts = off
    ? [{ offerId: off.offer.id, bearer: off.offer.bearer, amount: paise(Math.min(off.amount, deliveryPerPart)) }]
    : [];
  const deliveryDiscount = sum(deliveryDiscounts.map(({ amount }) => amount));
  return {
    id: newId<'order part'>(),
    sellerId,
    sellerName: own[0]?.product.sellerName ?? '',
    lines,
    items: paise(amountOf(own) - sum(lines.map(line => line.discount))),
    delivery: paise(deliveryPerPart - deliveryDiscount),
    deliveryDiscounts,
    deliveryDiscount,
    deliveryFunded: fundedOf(deliveryDiscounts, isHouse),
    extras: NO_PART_EXTRAS,
  };
}

/** The same order with services and delivery windows. @throws orderTooLarge */
export function withExtras(draft: DraftOrder, extras: ReadonlyMap<SellerId, PartExtras>): DraftOrder {
  const parts = draft.parts.map(part => {
    const own = extras.get(part.sellerId) ?? NO_PART_EXTRAS;
    return { ...part, extras: own, items: paise(part.items + servicesAmount(own)) };
  });
  return { ...draft, parts, total: totalOf(parts) };
}

/** To pay for the services of a part. */
export function servicesAmount({ services }: PartExtras): Paise {
  return paise(services.reduce((whole, { service, quantity }) => whole + service.price * quantity, 0));
}

function totalOf(parts: readonly DraftPart[]): Paise {
  const total = parts.reduce((whole, part) => whole + part.items + part.delivery, 0);
  if (total > MAX_PAISE) throw orderTooLarge();
  return paise(total);
}

function discounted(line: OrderedLine, { perLine }: JudgedSale): DraftLine {
  const discounts = (perLine.get(line.product.id) ?? []).map(({ offer, amount }) => ({
    ...{ offerId: offer.id, bearer: offer.bearer, amount },
  }));
  return {
    ...line,
    discounts,
    discount: sum(discounts.map(({ amount }) => amount)),
    funded: fundedOf(discounts, line.product.isHouse),
  };
}

/** The seller bears its own discounts; for the shop as seller, those are also the shop's. */
export function fundedOf(discounts: readonly Pick<DraftDiscount, 'bearer' | 'amount'>[], isHouse: boolean): Paise {
  const foreign = discounts.filter(({ bearer }) => bearer === 'bank' || (bearer === 'shop' && !isHouse));
  return sum(foreign.map(({ amount }) => amount));
}

/** Price and quantity are limited, but their product can exceed the safe integers. */
function amountOf(lines: readonly OrderedLine[]): Paise {
  if (lines.some(({ product, quantity }) => product.paid * quantity > MAX_PAISE)) throw orderTooLarge();
  return sum(lines.map(({ product, quantity }) => times(product.paid, quantity)));
}
