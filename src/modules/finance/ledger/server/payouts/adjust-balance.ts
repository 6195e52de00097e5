import {
  amountTooSmall,
  type adjustBalance as endpoint,
  keyUsedForOther,
} from '#finance/ledger/payouts/payouts.contract.ts';
import { type BalanceRow, findBalance, lockAccount } from '#finance/ledger/server/postings/balances.queries.ts';
import { findPosting } from '#finance/ledger/server/postings/postings.queries.ts';
import { writePostings } from '#finance/ledger/server/postings/write-postings.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { priceTag } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/**
 * Adjusts a seller's balance, with a reason the seller sees. Idempotent by key.
 * @returns the seller's balance afterwards
 * @throws amountTooSmall, sellerIsMissing, keyUsedForOther
 */
export async function adjustBalance(
  ctx: ActorCtx,
  { key, sellerId, amount, reason }: InputOf<typeof endpoint>,
): Promise<BalanceRow> {
  if (amount === 0) throw amountTooSmall();
  return ctx.tx(async tx => {
    if (!(await findBalance(tx.db, sellerId, tx.now()))) throw sellerIsMissing();
    await lockAccount(tx.db, sellerId);
    const before = await findPosting(tx.db, 'adjusted', key);
    if (before && (before.sellerId !== sellerId || before.amount !== amount || before.note !== reason))
      throw keyUsedForOther();
    const written = await writePostings(tx, [
      {
        ...{ sellerId, cause: 'adjusted', causeId: key, note: reason, byName: ctx.actor.userName },
        entries: [{ kind: 'adjustment', rateBp: null, base: amount, amount }],
        at: tx.now(),
        payableAt: tx.now(),
      },
    ]);
    const row = await findBalance(tx.db, sellerId, tx.now());
    if (!row) throw sellerIsMissing();
    if (written > 0) {
      await tx.notify('ledger.adjusted', { adjustmentId: key });
      await recordAct(tx, {
        act: 'balance.adjusted',
        on: { kind: 'seller', id: sellerId, name: row.name },
        after: { amount: priceTag(amount), reason },
      });
    }
    return row;
  });
}
