/** Public API of checkouts for other features. */

export { eraseCheckoutsOf, listCheckoutsOf } from './checkouts.queries.ts';
