/** The door to returns: what personal data asks, what the demo does, and what people are told of them. */

export { moveReturn } from './move-return.ts';
export { requestReturn } from './request-return.ts';
export { returnEvents } from './returns.events.ts';
export { publishedReturns, uploadsOfReturns } from './returns.queries.ts';
export {
  countMoneyBack,
  countReturnsToSettle,
  eraseReturnsOf,
  listReturnsOf,
} from './returns-of-person.queries.ts';
