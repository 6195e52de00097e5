import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PartId, SellerId } from '#shared/id.ts';
import { awaitsCash, isOnHold, lockAccount } from './balances.queries.ts';
import { bookedParts } from './book-parts.ts';
import { undeliveredPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/** Recorded cash of a part that has not arrived. */
export interface CashNotHere {
  readonly partId: PartId;
  readonly sellerId: SellerId;
  /** No holder is known, so the seller's credit is reversed until it is recorded again. */
  readonly isNowhere: boolean;
  /** The reason, for the seller's statement. */
  readonly note: string;
}

/**
 * Reverses a seller's credit for cash that has not arrived, with the account locked against payouts. If a holder is
 * known the credit stays, but waits for the cash. The caller holds the lock on the order.
 * @returns false, with nothing booked, if the credit was already paid out
 */
export async function takeCreditBack(tx: TxCtx, { partId, sellerId, isNowhere, note }: CashNotHere): Promise<boolean> {
  await lockAccount(tx.db, sellerId);
  if (await wasPaidOut(tx.db, { partId, sellerId, now: tx.now() })) return false;
  const [booked] = isNowhere ? await bookedParts(tx, [partId]) : [];
  if (booked?.part.isBooked)
    await writePostings(tx, [{ ...undeliveredPosting(booked, { at: tx.now(), owesBack: false }), note }]);
  return true;
}

/**
 * Whether a part's credit was paid out: there was a payout since it became payable, and the seller's other payable
 * amounts do not cover it.
 */
async function wasPaidOut(
  db: Database,
  { partId, sellerId, now }: { readonly partId: PartId; readonly sellerId: SellerId; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_postings own where own.part_id = ${partId}
    having sum(own.amount_paise) filter (where own.payable_at <= ${now}::timestamptz) > 0
      and exists (select from ledger_postings paid where paid.seller_id = ${sellerId} and paid.cause = 'paid_out'
        and paid.at >= min(own.payable_at) and not exists (
          select from ledger_postings back where back.cause = 'payout_reversed' and back.cause_id = paid.cause_id))
      and (select coalesce(sum(p.amount_paise), 0) from ledger_postings p where p.seller_id = ${sellerId}
        and p.part_id is distinct from ${partId} and p.payable_at <= ${now}::timestamptz
        and not ${isOnHold} and not ${awaitsCash}) < 0`.execute(db);
  return rows.length > 0;
}
