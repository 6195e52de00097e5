import type { Balance } from '#finance/ledger/contract.ts';
import { presentBalance } from '#finance/ledger/server/earnings/earnings.present.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { findBalance } from './balances.queries.ts';
import { balanceBefore } from './postings.queries.ts';

/** Later than any posting. */
const EVER = new Date('9999-12-31T00:00:00Z');

/** The seller's balance; negative if they owe the shop. */
export async function balanceOf(db: Database, sellerId: SellerId): Promise<Paise> {
  return balanceBefore(db, sellerId, EVER);
}

/** Balance and its payable, held and waiting amounts in wire units; zero for the shop itself. */
export async function partStandingOf({ db, now }: Ctx, sellerId: SellerId) {
  const none = { balance: paise(0), payable: paise(0), held: paise(0), awaitingCash: paise(0) } satisfies Balance;
  return presentBalance((await findBalance(db, sellerId, now())) ?? none);
}
