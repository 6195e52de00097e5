import type { Paise } from '#shared/money/money.ts';

/** What decides which of several sellers' offers comes first. */
export interface OfferFacts {
  readonly id: string;
  readonly isInStock: boolean;
  /** The price paid for one unit, with delivery. */
  readonly total: Paise;
  /** After how many days it usually arrives at the latest. */
  readonly days: number;
  /** The mean of all ratings of the seller's products; null while they are too few. */
  readonly sellerRating: number | null;
  /** How many of a hundred orders the seller has rejected; null while it had too few. */
  readonly rejectedPercent: number | null;
  /** When it was first offered here, in milliseconds since 1970. */
  readonly since: number;
}

export type FeaturedFor = (typeof QUESTIONS)[number][0];

/** Sellers with too few ratings stand in the middle, so that a new shop neither wins nor loses by having none. */
const UNRATED = 3;

/** Each answers with a number, the smaller the better, and only breaks ties left by those before it. */
const QUESTIONS = [
  ['stock', offer => (offer.isInStock ? 0 : 1)],
  ['price', offer => offer.total],
  ['days', offer => offer.days],
  // One decimal, as it is shown.
  ['rating', offer => -Math.round((offer.sellerRating ?? UNRATED) * 10)],
  ['rejections', offer => Math.round(offer.rejectedPercent ?? 0)],
  ['since', offer => offer.since],
] as const satisfies readonly (readonly [string, (offer: OfferFacts) => number])[];

/** The offers of one product, the featured one first. Neither the order given nor the names of sellers matter. */
export function rankOffers<Offer extends OfferFacts>(offers: readonly Offer[]): Offer[] {
  return [...offers].sort((one, other) => {
    const decided = difference(one, other);
    return decided ? decided.by : one.id < other.id ? -1 : 1;
  });
}

/** What the first of ranked offers is better in than the second; undefined if it is the only one. */
export function featuredFor(ranked: readonly OfferFacts[]): FeaturedFor | undefined {
  const [first, second] = ranked;
  return first && second && (difference(first, second)?.question ?? 'since');
}

function difference(one: OfferFacts, other: OfferFacts): { question: FeaturedFor; by: number } | undefined {
  for (const [question, answer] of QUESTIONS) {
    const by = answer(one) - answer(other);
    if (by !== 0) return { question, by };
  }
  return undefined;
}
