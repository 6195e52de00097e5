import { sql } from 'kysely';
import type { Row, Tx } from '#platform/db/database.ts';

/** Processes that have reported within the last minute. Until the end of the transaction no other reports. */
export async function holdReports(tx: Tx): Promise<readonly Pick<Row<'process_reports'>, 'host' | 'pid'>[]> {
  await sql`lock table process_reports in share mode`.execute(tx);
  return tx
    .selectFrom('process_reports')
    .select(['host', 'pid'])
    .where('seen_at', '>', sql<Date>`now() - interval '1 minute'`)
    .orderBy('started_at')
    .execute();
}
