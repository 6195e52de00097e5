import { sql } from 'kysely';
import type { Cause } from '#finance/ledger/earnings/entry-kinds.ts';
import type { Entry } from '#finance/ledger/part-worth.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId, SellerId } from '#shared/id.ts';
import { type Paise, sum } from '#shared/money/money.ts';

/** Items of one line; negative for returns. */
export interface PostedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: Paise;
  readonly commissionBp: number;
}

export interface Posting {
  readonly sellerId: SellerId;
  readonly cause: Cause;
  readonly causeId: string;
  readonly entries: readonly Entry[];
  readonly at: Date;
  readonly payableAt: Date;
  /** For causes about a part: which part, and which of its deliveries. */
  readonly partId?: PartId;
  readonly generation?: number;
  readonly lines?: readonly PostedLine[];
  /** For causes by a person: who, and why. */
  readonly byName?: string;
  readonly note?: string | null;
  /** For payouts: date (2026-11-21) and bank reference. */
  readonly paidOn?: string;
  readonly reference?: string;
}

/**
 * The only way to write to the ledger. Idempotent: a unique constraint on cause, id and generation skips postings that
 * exist.
 * @returns how many were inserted
 */
export async function writePostings(tx: TxCtx, postings: readonly Posting[]): Promise<number> {
  if (postings.length === 0) return 0;
  const rows = postings.map(({ entries, lines = [], generation = 1, ...posting }) => ({
    ...posting,
    generation,
    amount: sum(entries.map(entry => entry.amount)),
  }));
  const entries = postings.flatMap(({ cause, causeId, generation = 1, entries }) =>
    entries.map(entry => ({ cause, causeId, generation, ...entry })),
  );
  const lines = postings.flatMap(({ cause, causeId, generation = 1, lines = [] }) =>
    lines.map(line => ({ cause, causeId, generation, ...line })),
  );
  const { rows: written } = await sql`
    with made as (
      insert into ledger_postings (seller_id, part_id, cause, cause_id, generation, amount_paise, at, payable_at, note, by_name,
        paid_on, reference)
      select "sellerId", "partId", cause, "causeId", generation, amount, at, "payableAt", note, "byName", "paidOn", reference
      from json_to_recordset(${JSON.stringify(rows)}::json) as posting("sellerId" uuid, "partId" uuid, cause text,
        "causeId" uuid, generation int, amount bigint, at timestamptz, "payableAt" timestamptz, note text, "byName" text,
        "paidOn" date, reference text)
      on conflict on constraint ledger_postings_once do nothing
      returning id, cause, cause_id, generation
    ), entries as (
      insert into ledger_entries (posting_id, kind, rate_bp, base_paise, amount_paise)
      select made.id, entry.kind, entry."rateBp", entry.base, entry.amount
      from json_to_recordset(${JSON.stringify(entries)}::json) as entry(cause text, "causeId" uuid, generation int, kind text,
        "rateBp" int, base bigint, amount bigint)
      join made on (made.cause, made.cause_id, made.generation) = (entry.cause, entry."causeId", entry.generation)
    ), lines as (
      insert into ledger_lines (posting_id, line_id, quantity, amount_paise, commission_bp)
      select made.id, line."lineId", line.quantity, line.amount, line."commissionBp"
      from json_to_recordset(${JSON.stringify(lines)}::json) as line(cause text, "causeId" uuid, generation int, "lineId" uuid,
        quantity int, amount bigint, "commissionBp" int)
      join made on (made.cause, made.cause_id, made.generation) = (line.cause, line."causeId", line.generation)
    )
    select id from made`.execute(tx.db);
  return written.length;
}
