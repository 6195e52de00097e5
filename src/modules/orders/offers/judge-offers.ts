import type { OfferId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { type AppliedOffers, aloneOf, bestOf, effectOf, type Fit } from './apply-offers.ts';
import { type OfferGroup, type OfferScope, offerScopeOf } from './find-offers.ts';
import { fitsMethod, MAX_COMBINING, type Offer, type OfferConditions } from './offer.ts';
import { type OfferLine, worthOf } from './take-off.ts';

/** What is known of the buyer. What is null is not known yet, so no offer that asks for it applies. */
export interface BuyerFacts {
  readonly person: string | null;
  readonly isFirstOrder: boolean | null;
  readonly method: string | null;
  readonly pincode: string | null;
  /** Codes that were entered. */
  readonly codes: readonly string[];
  /** How often the buyer has used offers with a limit for each person. */
  readonly usedBefore: ReadonlyMap<OfferId, number>;
  /** The delivery charge of each seller. */
  readonly delivery: Paise;
  readonly now: Date;
}

/** Why an offer does not apply. The first reason that is true is told. */
export type WhyNot =
  | { readonly reason: 'paused' | 'used up' | 'used before' | 'not for you' | 'other products' | 'first order' }
  | { readonly reason: 'other method' | 'other place' }
  | { readonly reason: 'not yet'; readonly from: Date }
  | { readonly reason: 'ended'; readonly at: Date }
  | { readonly reason: 'too little'; readonly missing: Paise }
  | { readonly reason: 'better one'; readonly instead: string };

interface Near {
  readonly offer: Offer;
  readonly missing: Paise;
}

export interface Judged extends AppliedOffers {
  /** Offers without a code that would apply if the products cost a little more; the nearest first. */
  readonly nearly: readonly Near[];
  /** Entered codes of known offers that do not apply. */
  readonly refused: readonly { readonly code: string; readonly why: WhyNot }[];
}

/** Offers are mentioned if at most this share of what they ask for is missing. */
const NEAR = 0.5;
const MOST_NEAR = 2;

/**
 * Finds the best offers for the buyer under one rule (decision 158): one offer applies, with a code or without, and with it all
 * offers without a code that say they combine, at most five. Of what the rule allows the cheapest for the buyer is taken; of
 * equals an offer whose code was entered, then the older one. Offers are added one after the other, the one that still takes
 * off the most first; whatever adds nothing takes no place. Every unit keeps a price of at least one paisa.
 * @param groups offers without a code, as `findOffers` finds them for the lines and the person
 * @param entered those whose code was entered
 */
export function judgeOffers(
  lines: readonly OfferLine[],
  groups: readonly OfferGroup[],
  entered: readonly Offer[],
  buyer: BuyerFacts,
): Judged {
  const fitting: Fit[] = [];
  const near: Near[] = [];
  const spots = new Map<OfferScope, Spot>();
  for (const group of groups) judgeGroup(lines, group, buyer, { fitting, near, spots });
  const whyNot = new Map<OfferId, WhyNot>();
  for (const offer of entered) {
    const fit = fitOf(lines, offer, buyer);
    if ('reason' in fit) whyNot.set(offer.id, fit);
    else fitting.push(fit);
  }
  const best = bestOf(lines, fitting, buyer.delivery);
  const applied = new Set(best.applied.map(({ offer }) => offer.id));
  const [first] = best.applied.filter(({ offer }) => offer.kind !== 'delivery').concat(best.applied);
  return {
    ...best,
    nearly: near
      .sort((one, other) => one.missing - other.missing || (one.offer.id < other.offer.id ? -1 : 1))
      .slice(0, MOST_NEAR),
    refused: entered.flatMap(offer => {
      if (offer.code === null || applied.has(offer.id)) return [];
      const why = whyNot.get(offer.id) ?? { reason: 'better one' as const, instead: first?.offer.name ?? offer.name };
      return [{ code: offer.code, why }];
    }),
  };
}

/** The lines that offers are for, and what they cost together. */
interface Spot {
  readonly places: readonly number[];
  readonly worth: number;
  /** The same text for the same places. */
  readonly key: string;
}

function spotOf(lines: readonly OfferLine[], scope: OfferScope): Spot {
  const places = placesOf(lines, scope);
  return { places, worth: places.reduce((total, at) => total + worthOf(lines[at]), 0), key: places.join() };
}

interface Found {
  readonly fitting: Fit[];
  readonly near: Near[];
  readonly spots: Map<OfferScope, Spot>;
}

/** Looks at as few offers of a group as can make a difference: of those that take off the same, the older ones. */
function judgeGroup(lines: readonly OfferLine[], group: OfferGroup, buyer: BuyerFacts, found: Found): void {
  const { scope, conditions, byMin, alike } = group;
  if (!includes(conditions.persons, buyer.person) || (conditions.firstOrder && !buyer.isFirstOrder)) return;
  const spot = found.spots.get(scope) ?? spotOf(lines, scope);
  found.spots.set(scope, spot);
  const { places, worth, key } = spot;
  if (places.length === 0) return;
  found.near.push(...nearOf(byMin, worth, buyer));
  if (placeOrMethod(conditions, buyer)) return;
  for (const { effect, least, offers } of alike) {
    const [like] = offers;
    if (!like || least > worth) continue;
    const alone = aloneOf(lines, { offer: like, places }, buyer.delivery);
    if (alone === 0) continue;
    const likeness = `${effect}|${key}`;
    let left = like.combines ? MAX_COMBINING + 1 : 1;
    for (const offer of offers) {
      if (offer.min > worth || whyClosed(offer, buyer) || isOverspent(offer, alone)) continue;
      found.fitting.push({ offer, places, alone, likeness });
      left -= 1;
      if (left === 0) break;
    }
  }
}

/** The nearest of those that ask for more than there is. @param byMin those that ask for the least first */
function nearOf(byMin: readonly Offer[], worth: number, buyer: BuyerFacts): Near[] {
  const near: Near[] = [];
  let [from, to] = [0, byMin.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((byMin[middle]?.min ?? 0) <= worth) from = middle + 1;
    else to = middle;
  }
  for (let at = from; at < byMin.length && near.length < MOST_NEAR; at += 1) {
    const offer = byMin[at];
    if (!offer || offer.min - worth > offer.min * NEAR) break;
    if (!whyClosed(offer, buyer)) near.push({ offer, missing: paise(offer.min - worth) });
  }
  return near;
}

/** Why an offer is for nobody now, or not for this buyer again. */
function whyClosed({ id, startsAt, endsAt, paused, most, used, perPerson }: Offer, buyer: BuyerFacts) {
  if (buyer.now < startsAt) return { reason: 'not yet' as const, from: startsAt };
  if (buyer.now >= endsAt) return { reason: 'ended' as const, at: endsAt };
  if (paused) return { reason: 'paused' as const };
  if (most !== null && used >= most) return { reason: 'used up' as const };
  if (perPerson !== null && (buyer.usedBefore.get(id) ?? 0) >= perPerson) return { reason: 'used before' as const };
  return undefined;
}

function placeOrMethod({ methods, pincodes }: OfferConditions, buyer: BuyerFacts): WhyNot | undefined {
  if (!fitsMethod(methods, buyer.method)) return { reason: 'other method' };
  if (isAsked(pincodes) && !pincodes.some(area => buyer.pincode?.startsWith(area))) return { reason: 'other place' };
  return undefined;
}

const isOverspent = ({ budget, spent }: Offer, alone: Paise) => budget !== null && spent + alone > budget;

/** An offer by itself: with the reason if it does not apply. */
function fitOf(lines: readonly OfferLine[], offer: Offer, buyer: BuyerFacts): Fit | WhyNot {
  const { conditions, min } = offer;
  const closed = whyClosed(offer, buyer);
  if (closed && closed.reason !== 'used before') return closed;
  if (!includes(conditions.persons, buyer.person)) return { reason: 'not for you' };
  if (closed) return closed;
  if (conditions.firstOrder && !buyer.isFirstOrder) return { reason: 'first order' };
  const { places, worth, key } = spotOf(lines, offerScopeOf(offer));
  if (places.length === 0) return { reason: 'other products' };
  if (worth < min) return { reason: 'too little', missing: paise(min - worth) };
  const elsewhere = placeOrMethod(conditions, buyer);
  if (elsewhere) return elsewhere;
  const alone = aloneOf(lines, { offer, places }, buyer.delivery);
  if (alone === 0) return { reason: 'other products' };
  if (isOverspent(offer, alone)) return { reason: 'used up' };
  return { offer, places, alone, likeness: `${effectOf(offer)}|${key}` };
}

function isAsked<Value>(asked: readonly Value[] | undefined): asked is readonly Value[] {
  return asked !== undefined && asked.length > 0;
}

function includes<Value>(asked: readonly Value[] | undefined, value: Value | null): boolean {
  return !isAsked(asked) || (value !== null && asked.includes(value));
}

function placesOf(
  lines: readonly OfferLine[],
  { sellerId, products, sellers, brands, categories }: OfferScope,
): number[] {
  const places: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (sellerId !== null && line.sellerId !== sellerId) continue;
    if (!includes(products, line.productId) || !includes(sellers, line.sellerId)) continue;
    if (!includes(brands, line.brand)) continue;
    if (isAsked(categories) && !line.categories.some(each => includes(categories, each))) continue;
    places.push(at);
  }
  return places;
}
