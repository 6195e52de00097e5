/** Public API of the ledger for other features. */

export { balanceOf, partStandingOf } from '#finance/ledger/server/earnings/read-earnings.ts';
export { whoCollect } from '#finance/ledger/server/payouts/set-cash-collection.ts';
export { lockAccount, owesShop } from '#finance/ledger/server/postings/balances.queries.ts';
export { bookExchange } from '#finance/ledger/server/postings/book-exchange.ts';
export { bookLate, bookMoves, bookPast, bookReturned } from '#finance/ledger/server/postings/book-parts.ts';
export { holdPart, releasePart } from '#finance/ledger/server/postings/hold-part.ts';
export { foldLedger, holdFirstPosting, sumLedger } from '#finance/ledger/server/postings/ledger-days.queries.ts';
export { isPosted } from '#finance/ledger/server/postings/parts.queries.ts';
export { takeCreditBack } from '#finance/ledger/server/postings/take-credit-back.ts';
export { writePostings } from '#finance/ledger/server/postings/write-postings.ts';
export { ledgerEvents } from './ledger.events.ts';
