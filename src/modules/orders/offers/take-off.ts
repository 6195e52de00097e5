import type { ProductId, SellerId } from '#shared/id.ts';
import { MAX_PAISE, type Paise, paise } from '#shared/money/money.ts';
import { shareInPaise } from '#shared/money/share.ts';
import type { Offer } from './offer.ts';

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

/** An offer with the places of the lines it is for. */
export interface Applying {
  readonly offer: Offer;
  readonly places: readonly number[];
}

export const worthOf = (line: OfferLine | undefined) => (line ? line.price * line.quantity : 0);

/** What is left of each line while offers are applied one after the other. */
export interface Running {
  readonly left: number[];
  readonly taken: { readonly offer: Offer; readonly at: number; readonly amount: Paise }[];
  readonly delivery: Map<SellerId, Discount>;
}

export function startOf(lines: readonly OfferLine[]): Running {
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
export function takingOf(
  running: Running,
  lines: readonly OfferLine[],
  { offer, places }: Applying,
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
export function applyTo(running: Running, lines: readonly OfferLine[], applying: Applying, charge: Paise): Paise {
  const { offer } = applying;
  const { amount, places, room, delivery } = takingOf(running, lines, applying, charge);
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
  { offer, places }: Applying,
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
