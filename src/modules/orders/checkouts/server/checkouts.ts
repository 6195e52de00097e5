/** Public API of checkouts for other features. */

export { eraseCheckoutsOf, listCheckingOut, listCheckoutsOf } from './checkouts.queries.ts';
