import {
  amountTooSmall,
  type recordPayout as endpoint,
  keyUsedForOther,
  moreThanPayable,
  paidMeanwhile,
  payoutDayAhead,
  payoutsWait,
} from '#finance/ledger/payouts/payouts.contract.ts';
import { type BalanceRow, findBalance, lockAccount } from '#finance/ledger/server/postings/balances.queries.ts';
import { findPosting } from '#finance/ledger/server/postings/postings.queries.ts';
import { writePostings } from '#finance/ledger/server/postings/write-postings.ts';
import { bankHoldUntil } from '#people/sellers/bank/bank-hold.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import { holdSellers } from '#people/sellers/server/sellers.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { paise, priceTag } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/**
 * Records a payout. Payouts of a seller are serialized; refused if the user has not seen the latest one, above the
 * payable amount, or on hold after a change of the bank account. Idempotent by key.
 * @returns the seller's balance afterwards
 * @throws sellerIsMissing, amountTooSmall, payoutDayAhead, keyUsedForOther, paidMeanwhile, payoutsWait, moreThanPayable
 */
export async function recordPayout(ctx: ActorCtx, input: InputOf<typeof endpoint>): Promise<BalanceRow> {
  const { key, sellerId, amount, paidOn, reference, seen } = input;
  if (amount < 1) throw amountTooSmall();
  if (paidOn > indiaMinute(ctx.now()).slice(0, 10)) throw payoutDayAhead();
  return ctx.tx(async tx => {
    if (!(await findBalance(tx.db, sellerId, tx.now()))) throw sellerIsMissing();
    await lockAccount(tx.db, sellerId);
    // Serializes with changes of the bank account.
    await holdSellers(tx, [sellerId]);
    const before = await findPosting(tx.db, 'paid_out', key);
    const row = await findBalance(tx.db, sellerId, tx.now());
    if (!row) throw sellerIsMissing();
    if (before) {
      const isSame = before.sellerId === sellerId && before.amount === -amount;
      if (!isSame || before.paidOn !== paidOn || before.reference !== reference) throw keyUsedForOther();
      return row;
    }
    if (row.payoutId !== null && row.payoutId !== seen)
      throw paidMeanwhile(row.payoutAmount ?? paise(0), row.payoutReference ?? '');
    const until = row.bankChangedAt && bankHoldUntil(row.bankChangedAt);
    if (row.bankChangedAt && until && until > tx.now()) throw payoutsWait(row.bankChangedAt, until);
    if (amount > row.payable) throw moreThanPayable(row.payable);
    const taken = paise(-amount);
    await writePostings(tx, [
      {
        ...{ sellerId, cause: 'paid_out', causeId: key, paidOn, reference, byName: ctx.actor.userName },
        entries: [{ kind: 'payout', rateBp: null, base: taken, amount: taken }],
        at: tx.now(),
        payableAt: tx.now(),
      },
    ]);
    await tx.notify('ledger.paid-out', { payoutId: key });
    await recordAct(tx, {
      act: 'payout.recorded',
      on: { kind: 'seller', id: sellerId, name: row.name },
      after: { amount: priceTag(amount), 'paid on': paidOn, reference },
    });
    return (await findBalance(tx.db, sellerId, tx.now())) ?? row;
  });
}
