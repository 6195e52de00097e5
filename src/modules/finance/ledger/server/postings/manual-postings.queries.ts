import { sql } from 'kysely';
import type { Cause } from '#finance/ledger/earnings/entry-kinds.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** A posting made by a person. */
export interface ManualPosting {
  readonly sellerId: SellerId;
  readonly amount: Paise;
  readonly note: string | null;
  readonly paidOn: string | null;
  readonly reference: string | null;
}

export async function findPosting(db: Database, cause: Cause, causeId: string): Promise<ManualPosting | undefined> {
  const { rows } = await sql<ManualPosting>`
    select seller_id as "sellerId", amount_paise as amount, note, paid_on::text as "paidOn", reference
    from ledger_postings where cause = ${cause} and cause_id = ${causeId}`.execute(db);
  return rows[0];
}
