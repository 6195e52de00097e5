import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { PartId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** What of a part is owed back or went back, in all and of its delivery charge. */
export async function refundedOf(db: Database, partId: PartId): Promise<{ amount: Paise; delivery: Paise }> {
  const { rows } = await sql<{ amount: Paise; delivery: Paise }>`
    select coalesce(sum(amount_paise), 0)::bigint as amount, coalesce(sum(delivery_paise), 0)::bigint as delivery
    from refunds where part_id = ${partId}`.execute(db);
  const [refunded] = rows;
  if (!refunded) throw new Error('a sum returned no row');
  return refunded;
}
