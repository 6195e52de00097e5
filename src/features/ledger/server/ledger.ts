/** The door to the ledger of what sellers are owed: how orders and returns write into it, and what may be asked of it. */

export { lockAccount } from './balances.queries.ts';
export { bookLate } from './book-late.ts';
export { bookMoves } from './book-moves.ts';
export { bookPast } from './book-past.ts';
export { bookReturned } from './book-returned.ts';
export { holdPart, releasePart } from './hold-part.ts';
export { ledgerEvents } from './ledger.events.ts';
export { owesShop } from './owes-shop.ts';
export { balanceOf, standingOf } from './standing-of.ts';
export { takeCreditBack } from './take-credit-back.ts';
export { whoCollect } from './who-collects.ts';
export { writePostings } from './write-postings.ts';
