import { sql } from 'kysely';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { OpenDatabase } from './database.ts';

/** Tells how a database is used, by what this process asks of it. */
export function countDatabase(metrics: Metrics, { db, engine, meter, load }: OpenDatabase): void {
  const counter = (name: string, help: string, read: () => number) => metrics.reading(name, 'counter', help, read);
  metrics.timingsOf('shop_db_statement_duration_seconds', 'How long statements took to be answered.', meter.timings);
  counter('shop_db_statements_failed_total', 'Statements that the database refused.', () => meter.failed);
  counter('shop_db_slow_statements_total', 'Statements that were written to the log for being slow.', () => meter.slow);
  counter('shop_db_collisions_total', 'Transactions that met another and are done again.', () => meter.collided);
  metrics.reading('shop_db_transactions_total', 'counter', 'Transactions by how they ended.', () => [
    { labels: { outcome: 'committed' }, value: meter.committed },
    { labels: { outcome: 'rolled back' }, value: meter.rolledBack },
  ]);
  metrics.reading('shop_db_connections', 'gauge', 'Connections that are in use, and how many there may be.', () => {
    const { most, used } = load();
    return [
      { labels: { state: 'used', engine }, value: used },
      { labels: { state: 'most', engine }, value: most },
    ];
  });
  metrics.reading('shop_db_waiting', 'gauge', 'Who waits for a connection.', () => load().waiting);
  metrics.reading('shop_db_up', 'gauge', '1 while the database answers.', () =>
    sql`select 1`.execute(db).then(
      () => 1,
      () => 0,
    ),
  );
}
