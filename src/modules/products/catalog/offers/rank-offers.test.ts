import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { featuredFor, type OfferFacts, rankOffers } from './rank-offers.ts';

const offer = (id: string, more: Partial<OfferFacts> = {}): OfferFacts => ({
  ...{ id, isInStock: true, total: paise(100_000), days: 5, sellerRating: 4, rejectedPercent: 2, since: 1 },
  ...more,
});
const decided = (...offers: OfferFacts[]) => {
  const ranked = rankOffers(offers);
  return [...ranked.map(({ id }) => id), featuredFor(ranked)];
};

describe('the featured offer', () => {
  it.each<[string, Partial<OfferFacts>, Partial<OfferFacts>]>([
    ['stock', { total: paise(900_000) }, { isInStock: false }],
    ['price', { total: paise(99_999), days: 8, sellerRating: 1, rejectedPercent: 90 }, {}],
    ['days', { days: 4, sellerRating: 1 }, {}],
    ['rating', { sellerRating: 4.2, rejectedPercent: 9 }, {}],
    ['rejections', { rejectedPercent: 0, since: 2 }, {}],
    ['since', { since: 0 }, {}],
  ])('is the better one in %s, whatever comes after it', (question, better, worse) => {
    expect(decided(offer('a', worse), offer('b', better))).toEqual(['b', 'a', question]);
    expect(decided(offer('b', better), offer('a', worse))).toEqual(['b', 'a', question]);
  });

  it('is compared as it is shown: ratings with one decimal, rejections in whole per cent', () => {
    expect(decided(offer('a', { since: 2, sellerRating: 4.04, rejectedPercent: 2.4 }), offer('b'))).toEqual([
      ...['b', 'a', 'since'],
    ]);
  });

  it('of a seller without ratings stands behind good ones and before bad ones', () => {
    const unrated = offer('new', { sellerRating: null, rejectedPercent: null });
    expect(decided(unrated, offer('good'), offer('bad', { sellerRating: 2.1 }))).toEqual([
      ...['good', 'new', 'bad', 'rating'],
    ]);
  });

  it('is the same in whatever order they are read, and alone it needs no reason', () => {
    expect(decided(offer('b'), offer('a'))).toEqual(['a', 'b', 'since']);
    expect(decided(offer('a'))).toEqual(['a', undefined]);
  });
});
