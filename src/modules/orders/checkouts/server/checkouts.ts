/** Public API of checkouts for other features. */

export { presentCheckout, presentQuote, type WireCheckout } from './checkout.present.ts';
export {
  deleteOfAgent,
  eraseCheckoutsOf,
  findOfAgent,
  insertOfAgent,
  listCheckingOut,
  listCheckoutsOf,
  updateOfAgent,
} from './checkouts.queries.ts';
export { completeWith } from './complete-checkout.ts';
export { quotePrepared } from './quote-prepared.ts';
export { type QuotedCheckout, readCheckout } from './read-checkout.ts';
