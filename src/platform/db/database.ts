import { Kysely, PostgresDialect, type PostgresPool, type Selectable, type Transaction } from 'kysely';
import type { StatementMeter } from '#platform/db/statements/statement-meter.ts';
import { refusingStrays } from '#platform/db/statements/stray-queries.ts';

/** Every table with its columns; db/tables.ts, which is generated from a migrated database, adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: db/tables.ts adds the tables, because this layer knows no feature's types
export interface Tables {}

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Engine = 'embedded' | 'postgres';

/** How busy the connections to a database are. */
export interface DatabaseLoad {
  readonly most: number;
  readonly used: number;
  /** Who waits until one is given back. */
  readonly waiting: number;
}

/** An open database: queries go through `db`, words from other processes come through `listen`. */
export interface OpenDatabase {
  readonly db: Database;
  readonly engine: Engine;
  /** Counts every statement, and tells of slow ones to whoever wants to know. */
  readonly meter: StatementMeter;
  readonly load: () => DatabaseLoad;
  /** For code that speaks SQL text itself: migrations, the job queue. Several statements may stand in a text without values. */
  readonly execute: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  /**
   * Hears what any process says on a channel with `pg_notify`, this one included.
   * @param onDisconnect called with true when the connection is lost and words are missed, with false when it hears again
   */
  readonly listen: (
    channel: string,
    subscribe: (word: string) => void,
    onDisconnect: (disconnected: boolean) => void,
  ) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

/** Both engines stand behind the same pool interface and the same dialect, so there is one way a query travels. */
export function kyselyOver(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: refusingStrays(pool) }) });
}
