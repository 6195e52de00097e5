import type { Balance } from '#finance/ledger/contract.ts';
import { presentBalance } from '#finance/ledger/server/earnings/earnings.present.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { findBalance } from './balances.queries.ts';
import { balanceBefore } from './postings.queries.ts';

/** The end of all time, as far as books go. */
const EVER = new Date('9999-12-31T00:00:00Z');

/** What a seller is owed in all; below zero it owes the shop. */
export async function balanceOf(db: Database, sellerId: SellerId): Promise<Paise> {
  return balanceBefore(db, sellerId, EVER);
}

/** What a seller is owed, what of it may be paid out now and what is held back, for an answer; nothing for the shop itself. */
export async function partStandingOf({ db, now }: Ctx, sellerId: SellerId) {
  const none = { balance: paise(0), payable: paise(0), held: paise(0), awaitingCash: paise(0) } satisfies Balance;
  return presentBalance((await findBalance(db, sellerId, now())) ?? none);
}
