import { sql } from 'kysely';
import type { BookedExchange } from '#orders/orders/server/orders.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { paise } from '#shared/money/money.ts';
import { writePostings } from './write-postings.ts';

/**
 * Books an old phone against the seller who has it, because the shop pays its buyer, or takes that back when the phone goes back.
 * It counts at once, like an adjustment. The caller holds the lock on the order.
 */
export async function bookExchange(
  tx: TxCtx,
  { sellerId, lineId, model, amount: value, isUndone }: BookedExchange,
): Promise<void> {
  const { rows } = await sql`select from ${publishedSellers} s where s.id = ${sellerId} and not s.is_house`.execute(
    tx.db,
  );
  if (rows.length === 0) return;
  const amount = isUndone ? value : paise(-value);
  await writePostings(tx, [
    {
      ...{ sellerId, cause: isUndone ? 'exchange_undone' : 'exchanged', causeId: lineId, note: model },
      byName: tx.actor?.userName ?? '',
      entries: [{ kind: 'adjustment', rateBp: null, base: amount, amount }],
      at: tx.now(),
      payableAt: tx.now(),
    },
  ]);
}
