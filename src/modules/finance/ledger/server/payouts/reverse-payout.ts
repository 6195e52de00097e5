import { type reversePayout as endpoint, payoutIsMissing } from '#finance/ledger/payouts/payouts.contract.ts';
import { type BalanceRow, findBalance, lockAccount } from '#finance/ledger/server/postings/balances.queries.ts';
import { findPosting } from '#finance/ledger/server/postings/postings.queries.ts';
import { writePostings } from '#finance/ledger/server/postings/write-postings.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { paise, priceTag } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/**
 * Reverses a payout by another posting; the payout stays in the ledger. Idempotent.
 * @returns the seller's balance afterwards
 * @throws payoutIsMissing
 */
export async function reversePayout(
  ctx: ActorCtx,
  { payoutId, reason }: InputOf<typeof endpoint>,
): Promise<BalanceRow> {
  return ctx.tx(async tx => {
    const paid = await findPosting(tx.db, 'paid_out', payoutId);
    if (!paid) throw payoutIsMissing();
    await lockAccount(tx.db, paid.sellerId);
    const amount = paise(-paid.amount);
    const written = await writePostings(tx, [
      {
        ...{ sellerId: paid.sellerId, cause: 'payout_reversed', causeId: payoutId, note: reason },
        byName: ctx.actor.userName,
        entries: [{ kind: 'payout', rateBp: null, base: amount, amount }],
        at: tx.now(),
        payableAt: tx.now(),
      },
    ]);
    const row = await findBalance(tx.db, paid.sellerId, tx.now());
    if (!row) throw payoutIsMissing();
    if (written === 0) return row;
    await tx.notify('ledger.payout-reversed', { payoutId });
    await recordAct(tx, {
      act: 'payout.reversed',
      on: { kind: 'seller', id: paid.sellerId, name: row.name },
      after: { amount: priceTag(amount), reference: paid.reference, reason },
    });
    return row;
  });
}
