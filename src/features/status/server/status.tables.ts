import type { Id } from '#shared/id.ts';

export type ProcessId = Id<'process'>;

export interface ProcessReportsTable {
  id: ProcessId;
  kind: 'server' | 'worker';
  host: string;
  pid: number;
  version: string;
  started_at: Date;
  seen_at: Date;
  lag_ms: number;
  memory_bytes: number;
  answered: number;
  failed: number;
  cache_hits: number;
  cache_misses: number;
  connections_used: number;
  connections_most: number;
  waiting: number;
  files_in: string | null;
}

export interface NotedErrorsTable {
  id: Id<'noted-error'>;
  at: Date;
  what: string;
  fault: string | null;
  place: string | null;
  reference: string | null;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    process_reports: ProcessReportsTable;
    noted_errors: NotedErrorsTable;
  }
}
