import type { OfferId, ProductId, SellerId } from '#shared/id.ts';
import { MAX_PAISE, type Paise, paise } from '#shared/money/money.ts';
import { shareInPaise } from '#shared/money/share.ts';
import { MAX_COMBINING, type Offer } from './offer.ts';

/** A line of an order or a cart, as offers see it. */
export interface OfferLine {
  readonly productId: ProductId;
  readonly sellerId: SellerId;
  readonly brand: string;
  /** Its category and those above it. */
  readonly categories: readonly string[];
  /** Of one unit. */
  readonly price: Paise;
  readonly quantity: number;
}

export interface Discount {
  readonly offer: Offer;
  readonly amount: Paise;
}

/** An offer that applies to some lines, by their place. */
export interface Fit {
  readonly offer: Offer;
  readonly places: readonly number[];
  /** What it takes off if it applies alone; together with others it takes off at most that. */
  readonly alone: Paise;
  /** The same text for offers that take off the same from the same lines, and with the same others. */
  readonly likeness: string;
}

/** The same text for offers that take off the same from any lines, and with the same others. */
export function effectOf({ kind, percentBp, cap, amount, buy, free, conditions, combines, code }: Offer): string {
  const bundled = kind === 'bundle' ? (conditions.products?.join() ?? '') : '';
  return [kind, percentBp, cap, amount, buy, free, bundled, combines && code === null].join('|');
}

/** What an offer takes off some lines if it applies alone. */
export function aloneOf(lines: readonly OfferLine[], fit: Pick<Fit, 'offer' | 'places'>, delivery: Paise): Paise {
  return takingOf(startOf(lines), lines, fit, delivery).amount;
}

function bestFirst(one: Fit, other: Fit): number {
  return (
    other.alone - one.alone ||
    Number(other.offer.code !== null) - Number(one.offer.code !== null) ||
    inOrder(one, other)
  );
}

const inOrder = ({ offer: one }: Fit, { offer: other }: Fit) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

export const worthOf = (line: OfferLine | undefined) => (line ? line.price * line.quantity : 0);

/** What is left of each line while offers are applied one after the other. */
interface Running {
  readonly left: number[];
  readonly taken: { readonly offer: Offer; readonly at: number; readonly amount: Paise }[];
  readonly delivery: Map<SellerId, Discount>;
}

function startOf(lines: readonly OfferLine[]): Running {
  return { left: lines.map(worthOf), taken: [], delivery: new Map() };
}

/** What an offer would take off now. */
interface Taking {
  readonly amount: Paise;
  /** The lines that share it, and how much each can bear. */
  readonly places: readonly number[];
  readonly room: readonly Paise[];
  readonly delivery: readonly (readonly [SellerId, Paise])[];
}

/** Shares nothing yet, because most offers that are looked at are not taken. */
function takingOf(
  running: Running,
  lines: readonly OfferLine[],
  { offer, places }: Pick<Fit, 'offer' | 'places'>,
  charge: Paise,
): Taking {
  if (offer.kind === 'delivery') return freeDelivery(running, lines, { offer, places }, charge);
  const { amount: wanted, places: sharing } = wantedOf(running, lines, offer, places);
  const room = sharing.map(at => paise(Math.max(0, (running.left[at] ?? 0) - (lines[at]?.quantity ?? 0))));
  const most = room.reduce((total, each) => total + each, 0);
  const amount = paise(Math.max(0, Math.min(wanted, most, offer.cap ?? MAX_PAISE)));
  return { amount, places: sharing, room, delivery: [] };
}

/** @returns what the offer took off */
function applyTo(running: Running, lines: readonly OfferLine[], fit: Fit, charge: Paise): Paise {
  const { offer } = fit;
  const { amount, places, room, delivery } = takingOf(running, lines, fit, charge);
  for (const [seller, off] of delivery) running.delivery.set(seller, { offer, amount: off });
  if (amount === 0 || places.length === 0) return amount;
  for (const [place, share] of shareInPaise(amount, room).entries()) {
    const at = places[place];
    if (at === undefined || share === 0) continue;
    running.left[at] = (running.left[at] ?? 0) - share;
    running.taken.push({ offer, at, amount: share });
  }
  return amount;
}

function freeDelivery(
  running: Running,
  lines: readonly OfferLine[],
  { offer, places }: Pick<Fit, 'offer' | 'places'>,
  charge: Paise,
): Taking {
  const delivery = new Map<SellerId, Paise>();
  let total = 0;
  for (const at of charge === 0 ? [] : places) {
    const seller = lines[at]?.sellerId;
    if (seller === undefined || running.delivery.has(seller) || delivery.has(seller)) continue;
    const amount = paise(Math.min(charge, offer.cap === null ? charge : offer.cap - total));
    if (amount <= 0) break;
    delivery.set(seller, amount);
    total += amount;
  }
  return { amount: paise(total), places: [], room: [], delivery: [...delivery] };
}

interface Wanted {
  readonly amount: number;
  /** The lines that share it. */
  readonly places: readonly number[];
}

function wantedOf(running: Running, lines: readonly OfferLine[], offer: Offer, places: readonly number[]): Wanted {
  switch (offer.kind) {
    case 'percent': {
      const left = places.reduce((total, at) => total + (running.left[at] ?? 0), 0);
      return {
        amount: Math.floor(left / 10_000) * (offer.percentBp ?? 0) + restOf(left, offer.percentBp ?? 0),
        places,
      };
    }
    case 'amount':
      return { amount: offer.amount ?? 0, places };
    case 'units':
      return { amount: freeUnits(lines, offer, places), places };
    case 'bundle':
      return bundle(lines, offer, places);
    case 'delivery':
      return { amount: 0, places: [] };
  }
}

/** Apart from the whole ten thousands, so that the product stays exact. */
const restOf = (left: number, basisPoints: number) => Math.floor(((left % 10_000) * basisPoints) / 10_000);

/** Of each so many units the cheapest are free. */
function freeUnits(lines: readonly OfferLine[], { buy, free }: Offer, places: readonly number[]): number {
  const group = (buy ?? 1) + (free ?? 0);
  const units = places.reduce((total, at) => total + (lines[at]?.quantity ?? 0), 0);
  let left = Math.floor(units / group) * (free ?? 0);
  let amount = 0;
  const cheapestFirst = places.flatMap(at => lines[at] ?? []).sort((one, other) => one.price - other.price);
  for (const { price, quantity } of cheapestFirst) {
    const taken = Math.min(left, quantity);
    amount += taken * price;
    left -= taken;
  }
  return amount;
}

/** One of each named product together has a price of its own. */
function bundle(lines: readonly OfferLine[], { conditions, amount }: Offer, places: readonly number[]): Wanted {
  const wanted = conditions.products ?? [];
  const found = wanted.flatMap(id => places.find(at => lines[at]?.productId === id) ?? []);
  if (wanted.length < 2 || found.length < wanted.length) return { amount: 0, places: [] };
  const own = found.flatMap(at => lines[at] ?? []);
  const sets = Math.min(...own.map(line => line.quantity));
  const apart = own.reduce((total, line) => total + line.price, 0);
  return { amount: sets * Math.max(0, apart - (amount ?? apart)), places: found };
}

export interface Outcome {
  /** Each offer that applies, with what it takes off in all. */
  readonly applied: readonly Discount[];
  /** By product, what each offer takes off its line. */
  readonly perLine: ReadonlyMap<ProductId, readonly Discount[]>;
  /** By seller, what takes off the delivery charge. */
  readonly delivery: ReadonlyMap<SellerId, Discount>;
  readonly discount: Paise;
}

/** The cheapest of what the rule allows (decision 158). @param found in any order @param charge the delivery charge of each seller */
export function bestOf(lines: readonly OfferLine[], found: readonly Fit[], charge: Paise): Outcome {
  // The most saving first, so that the search ends early.
  const fitting = found.toSorted(bestFirst);
  const combining = fewOfEach(fitting.filter(({ offer }) => offer.combines && offer.code === null));
  let best = tryWith(lines, undefined, combining, charge);
  const { added } = best;
  const extra = combining.slice(0, MAX_COMBINING).reduce((total, { alone }) => total + alone, 0);
  // Of those that take off the same from the same lines the first counts.
  const looked = new Set<string>();
  for (const main of fitting) {
    if (main.alone + extra <= best.discount) break;
    const likeness = main.likeness;
    if (added.has(main) || looked.has(likeness)) continue;
    looked.add(likeness);
    const tried = tryWith(lines, main, combining, charge);
    if (tried.discount > best.discount) best = tried;
  }
  return outcomeOf(lines, best.running);
}

/** As many of those that take off the same as can be added to another one that does. */
function fewOfEach(fitting: readonly Fit[]): Fit[] {
  const counts = new Map<string, number>();
  return fitting.filter(fit => {
    const likeness = fit.likeness;
    const count = (counts.get(likeness) ?? 0) + 1;
    counts.set(likeness, count);
    return count <= MAX_COMBINING + 1;
  });
}

/** One offer, if any, and one after the other those that still add the most; whatever adds nothing takes no place. */
function tryWith(lines: readonly OfferLine[], main: Fit | undefined, combining: readonly Fit[], charge: Paise) {
  const running = startOf(lines);
  const added = new Set<Fit>();
  let discount: number = main ? applyTo(running, lines, main, charge) : 0;
  while (added.size < MAX_COMBINING) {
    let [next, most]: [Fit | undefined, number] = [undefined, 0];
    for (const fit of combining) {
      // None takes off more than it does alone, and they come in that order.
      if (fit.alone <= most) break;
      if (fit === main || added.has(fit)) continue;
      const { amount } = takingOf(running, lines, fit, charge);
      if (amount > most) [next, most] = [fit, amount];
    }
    if (!next) break;
    discount += applyTo(running, lines, next, charge);
    added.add(next);
  }
  return { running, discount, added };
}

function outcomeOf(lines: readonly OfferLine[], { taken, delivery }: Running): Outcome {
  const perLine = new Map<ProductId, Discount[]>();
  const applied = new Map<OfferId, { offer: Offer; amount: Paise }>();
  const note = ({ offer, amount }: Discount) =>
    applied.set(offer.id, { offer, amount: paise((applied.get(offer.id)?.amount ?? 0) + amount) });
  for (const { offer, at, amount } of taken) {
    const id = lines[at]?.productId;
    if (id === undefined) continue;
    perLine.set(id, [...(perLine.get(id) ?? []), { offer, amount }]);
    note({ offer, amount });
  }
  for (const each of delivery.values()) note(each);
  const all = [...applied.values()];
  return { applied: all, perLine, delivery, discount: paise(all.reduce((total, { amount }) => total + amount, 0)) };
}
