import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { type Collected, type Pulse, startPulse } from '#office/status/server/pulse.ts';
import type { Ctx } from '#platform/context.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import type { CacheCounts } from '#platform/http/cache/tagged-cache.ts';
import type { Traffic } from '#platform/http/load/traffic.ts';
import type { Lag } from '#platform/metrics/event-loop-lag.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { newId, type ProcessId } from '#shared/id.ts';

/** A process as the status page shows it. */
export interface OwnProcess {
  readonly kind: 'server' | 'worker';
  readonly version: string;
  /** The newest migration of this code. */
  readonly ownMigration: string | null;
}

interface Seen {
  readonly open: Pick<OpenDatabase, 'load'>;
  readonly traffic: Pick<Traffic, 'answered' | 'failed'>;
  readonly cache: { readonly counts: CacheCounts };
  readonly lag: () => Lag;
  readonly storage: Pick<StoragePort, 'place'>;
}

/** Starts the heartbeat of this process. */
export function sayHowItIs(ctx: Ctx, { kind, version }: OwnProcess, collected: Collected, seen: Seen): Pulse {
  const self = { id: newId<'process'>() as ProcessId, kind, version, host: hostname(), pid: process.pid };
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return startPulse(ctx, collected, () => {
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

const ROOT = resolve(import.meta.dirname, '../..');

/** The version of this code and its newest migration. */
export async function ownCode(): Promise<{ readonly version: string; readonly ownMigration: string | null }> {
  const { version } = JSON.parse(await readFile(resolve(ROOT, 'package.json'), 'utf8')) as { version: string };
  const files = (await readdir(resolve(ROOT, 'db/migrations'))).filter(name => name.endsWith('.sql')).sort();
  return { version, ownMigration: files.at(-1)?.replace(/\.sql$/, '') ?? null };
}
