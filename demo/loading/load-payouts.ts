import { sql } from 'kysely';
import { monthOf, monthSpan, monthsBetween } from '#finance/ledger/earnings/month.ts';
import { writePostings } from '#finance/ledger/server/ledger.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';

const DAY_MS = 86_400_000;

/** Pays the demo's sellers out on the second of each month what the month before left payable. */
export async function loadPayouts(tx: TxCtx): Promise<void> {
  const first = await firstMonth(tx);
  if (!first) return;
  for (const month of monthsBetween(first, monthOf(tx.now())).reverse()) {
    const begins = monthSpan(month).from;
    const at = new Date(begins.getTime() + 1.4 * DAY_MS);
    if (at < tx.now()) await payOut(tx, begins, at);
  }
}

async function firstMonth(tx: TxCtx): Promise<string | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from ledger_postings`.execute(tx.db);
  return rows[0]?.at ? monthOf(rows[0].at) : undefined;
}

async function payOut(tx: TxCtx, before: Date, at: Date): Promise<void> {
  const { rows } = await sql<{ sellerId: SellerId; owed: Paise }>`
    select posting.seller_id as "sellerId", sum(posting.amount_paise)::bigint as owed from ledger_postings posting
    left join order_parts part on part.id = posting.part_id
    where posting.payable_at < ${before} and coalesce(part.cash_on < ${before}::date, true)
      and coalesce(part.cash_state, '') <> 'collected' group by 1 having sum(amount_paise) > 0 order by 1`.execute(
    tx.db,
  );
  const day = new Date(at.getTime() + DAY_MS / 4).toISOString().slice(0, 10);
  await writePostings(
    tx,
    rows.map(({ sellerId, owed }, turn) => ({
      ...{ sellerId, cause: 'paid_out', causeId: newId(at.getTime()), byName: 'Administrator', at, payableAt: at },
      ...{ paidOn: day, reference: `HDFCN5${day.replaceAll('-', '')}${100_118 + turn * 7}` },
      entries: [{ kind: 'payout', rateBp: null, base: paise(-owed), amount: paise(-owed) }],
    })),
  );
}
