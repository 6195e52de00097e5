import { aloneOf, bestOf, effectOf, type Fit } from './apply-offers.ts';
import type { BuyerFacts, Judged, WhyNot } from './judge-offers.ts';
import { fitsMethod, type Offer } from './offer.ts';
import { type OfferLine, worthOf } from './take-off.ts';

/** What `judgeOffers` must find, by looking at each offer for each line. For its test only. */
export function judgeByBruteForce(lines: readonly OfferLine[], offers: readonly Offer[], buyer: BuyerFacts): Judged {
  const judged = offers.map(offer => ({ offer, found: fitOf(lines, offer, buyer) }));
  const best = bestOf(
    lines,
    judged.flatMap(({ found }) => ('reason' in found ? [] : [found])),
    buyer.delivery,
  );
  const applied = new Set(best.applied.map(({ offer }) => offer.id));
  const [first] = best.applied.filter(({ offer }) => offer.kind !== 'delivery').concat(best.applied);
  const nearly = judged.flatMap(({ offer, found }) => {
    if (offer.code !== null || !('reason' in found) || found.reason !== 'too little') return [];
    return found.missing <= offer.min * 0.5 ? [{ offer, missing: found.missing }] : [];
  });
  return {
    ...best,
    nearly: nearly
      .sort((one, other) => one.missing - other.missing || (one.offer.id < other.offer.id ? -1 : 1))
      .slice(0, 2),
    refused: judged.flatMap(({ offer, found }) => {
      if (offer.code === null || applied.has(offer.id)) return [];
      const why = 'reason' in found ? found : { reason: 'better one' as const, instead: first?.offer.name ?? '' };
      return [{ code: offer.code, why }];
    }),
  };
}

function fitOf(lines: readonly OfferLine[], offer: Offer, buyer: BuyerFacts): Fit | WhyNot {
  const { conditions: asked, startsAt, endsAt, min, sellerId } = offer;
  const has = <Value>(list: readonly Value[] | undefined, value: Value | null) =>
    !list?.length || (value !== null && list.includes(value));
  if (buyer.now < startsAt) return { reason: 'not yet', from: startsAt };
  if (buyer.now >= endsAt) return { reason: 'ended', at: endsAt };
  if (offer.paused) return { reason: 'paused' };
  if (offer.most !== null && offer.used >= offer.most) return { reason: 'used up' };
  if (!has(asked.persons, buyer.person)) return { reason: 'not for you' };
  if (offer.perPerson !== null && (buyer.usedBefore.get(offer.id) ?? 0) >= offer.perPerson)
    return { reason: 'used before' };
  if (asked.firstOrder && !buyer.isFirstOrder) return { reason: 'first order' };
  const places = lines.flatMap((line, at) => {
    const isFor = [
      has(sellerId === null ? [] : [sellerId], line.sellerId) && has(asked.sellers, line.sellerId),
      has(asked.products, line.productId) && has(asked.brands, line.brand),
      !asked.categories?.length || line.categories.some(each => asked.categories?.includes(each)),
    ].every(Boolean);
    return isFor ? [at] : [];
  });
  if (places.length === 0) return { reason: 'other products' };
  const missing = min - places.reduce((total, at) => total + worthOf(lines[at]), 0);
  if (missing > 0) return { reason: 'too little', missing: missing as typeof min };
  if (!fitsMethod(asked.methods, buyer.method)) return { reason: 'other method' };
  if (asked.pincodes?.length && !asked.pincodes.some(area => buyer.pincode?.startsWith(area)))
    return { reason: 'other place' };
  const alone = aloneOf(lines, { offer, places }, buyer.delivery);
  if (alone === 0) return { reason: 'other products' };
  if (offer.budget !== null && offer.spent + alone > offer.budget) return { reason: 'used up' };
  return { offer, places, alone, likeness: `${effectOf(offer)}|${places.join()}` };
}
