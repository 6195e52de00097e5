import { type Chance, chance, type Deck, deck } from './chance.ts';
import type { DemoProduct } from './family.ts';
import { products } from './goods.ts';
import { countsOf } from './review-counts.ts';
import { write } from './review-writer.ts';
import { type Reviewer, reviewers } from './reviewers.ts';

/** One shopper's word on one product. */
export interface DemoReview {
  readonly productSlug: string;
  /** The reviewer's userName, one of `reviewers.ts`. */
  readonly userName: string;
  /** 1 to 5. */
  readonly reviewValue: number;
  /** A short headline. */
  readonly title: string;
  /** What follows it, without the headline. */
  readonly text: string;
  readonly at: Date;
  /** Whether the loader should back it with a delivered line. */
  readonly verified: boolean;
}

/** Reviews in the demo, exactly. */
export const REVIEW_COUNT = 600;

/** Oldest review, in days before now: about fourteen months. */
export const OLDEST_DAYS = 425;

const DAY = 86_400_000;

/**
 * The demo's 600 reviews, newest first. Equal `now`, equal reviews: the words never depend on the clock, only the dates do.
 * Nobody reviews a product twice, and no two texts are alike.
 */
export function reviewsAt(now: Date): DemoReview[] {
  const luck = chance(1947);
  const counts = countsOf(products, REVIEW_COUNT, luck);
  const crowd = deck(reviewers, luck);
  const said = new Set<string>();
  const desk = write(luck);
  return products
    .flatMap(product => about(product, counts.get(product.slug) ?? 0, luck, crowd, said, desk, now))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function about(
  product: DemoProduct,
  count: number,
  luck: Chance,
  crowd: Deck<Reviewer>,
  said: Set<string>,
  desk: ReturnType<typeof write>,
  now: Date,
): DemoReview[] {
  const written = new Set<string>();
  const mood = luck.next();
  const used = new Set<string>();
  const list: DemoReview[] = [];
  for (let i = 0; i < count; i++) {
    const reviewer = crowd.deal(person => !written.has(person.userName));
    if (reviewer === undefined) break;
    written.add(reviewer.userName);
    const reviewValue = starsOf(luck, mood);
    const words = desk(product, reviewer, reviewValue, used, said);
    // More of them lately than long ago
    const days = 1 + luck.next() ** 1.4 * (OLDEST_DAYS - 2);
    list.push({
      productSlug: product.slug,
      userName: reviewer.userName,
      reviewValue,
      ...words,
      at: new Date(Math.floor((now.getTime() - days * DAY) / 1000) * 1000),
      verified: luck.next() < 0.8,
    });
  }
  return list;
}

/** Mostly fours and fives; about one product in six pleases less. */
function starsOf(luck: Chance, mood: number): number {
  const upTo = mood < 0.16 ? [0.08, 0.2, 0.44, 0.78] : [0.03, 0.07, 0.17, 0.46];
  const roll = luck.next();
  const at = upTo.findIndex(limit => roll < limit);
  return at < 0 ? 5 : at + 1;
}
