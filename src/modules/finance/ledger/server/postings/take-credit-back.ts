import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PartId, SellerId } from '#shared/id.ts';
import { awaitsCash, isHeld, lockAccount } from './balances.queries.ts';
import { bookedParts } from './booked-parts.ts';
import { undeliveredPosting } from './part-postings.ts';
import { writePostings } from './write-postings.ts';

/** Cash of a part that turns out not to have come. */
export interface CashNotHere {
  readonly partId: PartId;
  readonly sellerId: SellerId;
  /** Nobody is known to have it, so its seller is credited for nothing until it is recorded again. */
  readonly isNowhere: boolean;
  /** Why, for the seller's statement. */
  readonly note: string;
}

/**
 * Takes back what a seller was credited for cash that has not come; no payout of that seller is recorded meanwhile. Cash
 * that somebody is known to have leaves the credit, which then waits. Whoever calls holds the order.
 * @returns false, with nothing written, when the credit was paid out
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
 * Whether a payout took what a part is worth: one was recorded since the part could be paid out, and what else may be
 * paid out does not cover it.
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
        and not ${isHeld} and not ${awaitsCash}) < 0`.execute(db);
  return rows.length > 0;
}
