/** The door to returns: what personal data asks, what the demo does, and the jobs that the composition puts to work. */

export { mailCashSent } from './mail-cash-sent.ts';
export { mailSeller, mailShopper } from './mail-returns.ts';
export { moveReturn } from './move-return.ts';
export { requestReturn } from './request-return.ts';
export { uploadsOfReturns } from './returns.queries.ts';
export {
  countMoneyBack,
  countReturnsToSettle,
  eraseReturnsOf,
  listReturnsOf,
} from './returns-of-person.queries.ts';
