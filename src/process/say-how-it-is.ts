import { hostname } from 'node:os';
import { type Pulse, startPulse } from '#office/status/server/pulse.ts';
import type { Ctx } from '#platform/context.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import type { FaultLog } from '#platform/fault-log.ts';
import type { CacheCounts } from '#platform/http/cache/tagged-cache.ts';
import type { Traffic } from '#platform/http/load/traffic.ts';
import type { Lag } from '#platform/metrics/event-loop-lag.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { newId, type ProcessId } from '#shared/id.ts';

/** What a process is called on the screen of the shop's state. */
export interface OwnProcess {
  readonly kind: 'server' | 'worker';
  readonly version: string;
  /** The newest migration this code has. */
  readonly ownMigration: string | null;
}

interface Seen {
  readonly open: Pick<OpenDatabase, 'load'>;
  readonly traffic: Pick<Traffic, 'answered' | 'failed'>;
  readonly cache: { readonly counts: CacheCounts };
  readonly lag: () => Lag;
  readonly storage: Pick<StoragePort, 'place'>;
}

/** Has this process say how it is for as long as it runs. */
export function sayHowItIs(ctx: Ctx, { kind, version }: OwnProcess, faults: FaultLog, seen: Seen): Pulse {
  const self = { id: newId<'process'>() as ProcessId, kind, version, host: hostname(), pid: process.pid };
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return startPulse(ctx, faults, () => {
    const { hits, misses } = seen.cache.counts;
    const { used, most, waiting } = seen.open.load();
    return {
      ...self,
      started_at: startedAt,
      lag_ms: seen.lag().p99 * 1000,
      memory_bytes: process.memoryUsage.rss(),
      answered: seen.traffic.answered,
      failed: seen.traffic.failed,
      cache_hits: hits,
      cache_misses: misses,
      connections_used: used,
      connections_most: most,
      waiting,
      files_in: seen.storage.place,
    };
  });
}
