import { reviewers } from '#demo/people/people.ts';
import type { UserId } from '#shared/id.ts';
import type { LoadedProduct } from './load-products.ts';
import type { LoadedReview } from './load-reviews.ts';
import { reviewersHome, type ShipTo } from './ship-to.ts';

export type Step = 'pending' | 'inProcess' | 'inShipping' | 'delivered';

/** One piece that somebody bought, and how far it has come. */
export interface DemoPurchase {
  readonly product: LoadedProduct;
  readonly userId: UserId;
  readonly shipTo: ShipTo;
  /** Placing first, the present state last. */
  readonly steps: readonly [
    first: { readonly status: Step; readonly at: Date },
    ...{ readonly status: Step; readonly at: Date }[],
  ];
}

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of the orders under way, every fourth is in each of these states. */
const UNDER_WAY: readonly (readonly Step[])[] = [
  ['inProcess'],
  ['inProcess', 'inShipping'],
  [],
  ['inProcess', 'inShipping'],
];
const FRESH = 16;
const HOURS_APART = 3;

const byName = new Map(reviewers.map(reviewer => [reviewer.userName, reviewer]));

/** Behind each verified review stands a piece delivered a few days before it was written. */
export function reviewedPurchases(reviews: readonly LoadedReview[]): DemoPurchase[] {
  return reviews.flatMap(({ review, product, userId }) => {
    const buyer = byName.get(review.userName);
    if (!review.verified || !buyer) return [];
    const before = (days: number) => new Date(review.at.getTime() - days * DAY);
    return [
      {
        product,
        userId,
        shipTo: reviewersHome(buyer),
        steps: [
          { status: 'pending', at: before(7) },
          { status: 'inShipping', at: before(6) },
          { status: 'delivered', at: before(3) },
        ],
      },
    ];
  });
}

/** Orders of the last two days, so that there is something to pack on the first day of trying the shop out. */
export function freshPurchases(
  products: readonly LoadedProduct[],
  people: ReadonlyMap<string, UserId>,
  now: Date,
): DemoPurchase[] {
  const wanted = products.filter(product => product.stock > 5).filter((_, at) => at % 7 === 0);
  return wanted.slice(0, FRESH).flatMap((product, at) => {
    const buyer = reviewers[(at * 11) % reviewers.length];
    const userId = buyer && people.get(buyer.userName);
    if (!buyer || !userId) return [];
    const placedAt = now.getTime() - (at + 1) * HOURS_APART * HOUR;
    const later = (UNDER_WAY[at % UNDER_WAY.length] ?? []).map((status, turn) => ({
      status,
      at: new Date(placedAt + (turn + 1) * HOUR),
    }));
    return [
      {
        product,
        userId,
        shipTo: reviewersHome(buyer),
        steps: [{ status: 'pending' as const, at: new Date(placedAt) }, ...later],
      },
    ];
  });
}
