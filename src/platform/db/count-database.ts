import { sql } from 'kysely';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { OpenDatabase } from './database.ts';

/** Tells how a database is used, by what this process asks of it. */
export function countDatabase(metrics: Metrics, { db, engine, meter, load }: OpenDatabase): void {
  const counter = (name: string, help: string, read: () => number) => metrics.reading(name, 'counter', help, read);
  metrics.timingsOf('shop_db_statement_duration_seconds', 'Statement duration.', meter.timings);
  counter('shop_db_statements_failed_total', 'Statements that the database rejected.', () => meter.failed);
  counter('shop_db_slow_statements_total', 'Slow statements, as written to the log.', () => meter.slow);
  counter('shop_db_collisions_total', 'Transactions retried after a conflict.', () => meter.collided);
  metrics.reading('shop_db_transactions_total', 'counter', 'Transactions by outcome.', () => [
    { labels: { outcome: 'committed' }, value: meter.committed },
    { labels: { outcome: 'rolled back' }, value: meter.rolledBack },
  ]);
  metrics.reading('shop_db_connections', 'gauge', 'Connections in use, and the limit.', () => {
    const { most, used } = load();
    return [
      { labels: { state: 'used', engine }, value: used },
      { labels: { state: 'most', engine }, value: most },
    ];
  });
  metrics.reading('shop_db_waiting', 'gauge', 'Requests waiting for a connection.', () => load().waiting);
  metrics.reading('shop_db_up', 'gauge', '1 while the database is responding.', () =>
    sql`select 1`.execute(db).then(
      () => 1,
      () => 0,
    ),
  );
}
