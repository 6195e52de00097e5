import type * as z from 'zod/mini';
import type { ShopStatus } from '#office/status/contract.ts';
import type { Row } from '#platform/db/database.ts';

type Wire = z.input<typeof ShopStatus>;

export function presentReport(row: Row<'process_reports'>): Wire['processes'][number] {
  return {
    id: row.id,
    kind: row.kind,
    host: row.host,
    pid: row.pid,
    version: row.version,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    lagMs: row.lag_ms,
    memoryBytes: row.memory_bytes,
    answered: row.answered,
    failed: row.failed,
    cacheHits: row.cache_hits,
    cacheMisses: row.cache_misses,
    connectionsUsed: row.connections_used,
    connectionsMost: row.connections_most,
    waiting: row.waiting,
    filesIn: row.files_in,
  };
}

export function presentError(row: Row<'noted_errors'>): Wire['errors']['latest'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    what: row.what,
    fault: row.fault,
    place: row.place,
    reference: row.reference,
  };
}
