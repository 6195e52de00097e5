/** Public API of the ledger for other features. */

export { lockAccount } from '#finance/ledger/server/postings/balances.queries.ts';
export { bookLate } from '#finance/ledger/server/postings/book-late.ts';
export { bookMoves } from '#finance/ledger/server/postings/book-moves.ts';
export { bookPast } from '#finance/ledger/server/postings/book-past.ts';
export { bookReturned } from '#finance/ledger/server/postings/book-returned.ts';
export { holdPart, releasePart } from '#finance/ledger/server/postings/hold-part.ts';
export { owesShop } from '#finance/ledger/server/postings/owes-shop.ts';
export { balanceOf, partStandingOf } from '#finance/ledger/server/postings/standing-of.ts';
export { takeCreditBack } from '#finance/ledger/server/postings/take-credit-back.ts';
export { whoCollect } from '#finance/ledger/server/postings/who-collects.ts';
export { writePostings } from '#finance/ledger/server/postings/write-postings.ts';
export { ledgerEvents } from './ledger.events.ts';
