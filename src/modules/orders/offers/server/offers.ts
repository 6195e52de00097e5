/** Public API of offers for other features. */

export { countGuesses } from './count-guesses.ts';
export { insertOffer } from './desk.queries.ts';
export type { JudgedSale } from './judge-sale.ts';
export { judgeSale, NO_OFFERS } from './judge-sale.ts';
export type { LiveOffers } from './live-offers.ts';
export { knownOffers, liveOffers, offersOfCarts } from './live-offers.ts';
export { deliveryDiscountOf, presentOffers } from './offers.present.ts';
export { eraseUsesOf, listOffersFor, listUsesOf } from './offers.queries.ts';
export { giveUsesBack, lessenUses, redeem, rereadOffers, takeUsesAgain } from './redeem.ts';
