/** Public API of returns for other features. */

export { moveReturn } from './move-return.ts';
export { readReturnIn } from './read-return.ts';
export { requestReturn } from './request-return.ts';
export { returnEvents } from './returns.events.ts';
export { publishedReturns, uploadsOfReturns } from './returns.queries.ts';
export {
  countMoneyBack,
  countReturnsToSettle,
  eraseReturnsOf,
  listReturnsOf,
} from './returns-of-person.queries.ts';
