import { Kysely, PostgresDialect, type PostgresPool, type Selectable, type Transaction } from 'kysely';
import type { StatementMeter } from '#platform/db/statements/statement-meter.ts';
import { refusingStrays } from '#platform/db/statements/stray-queries.ts';
import { TemplateCompiler } from '#platform/db/statements/template-compiler.ts';

/** All tables with their columns, added by the generated db/tables.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: db/tables.ts adds the tables, because this layer knows no feature's types
export interface Tables {}

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Engine = 'embedded' | 'postgres';

/** The load of a database's connections. */
export interface DatabaseLoad {
  readonly most: number;
  readonly used: number;
  /** Requests waiting for a connection. */
  readonly waiting: number;
}

/** An open database: `db` for queries, `listen` for notifications of other processes. */
export interface OpenDatabase {
  readonly db: Database;
  readonly engine: Engine;
  /** Counts statements and reports slow ones. */
  readonly meter: StatementMeter;
  readonly load: () => DatabaseLoad;
  /** For code with SQL text of its own: migrations, the job queue. A text without values may contain several statements. */
  readonly execute: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  /**
   * Subscribes to a `pg_notify` channel, including this process's own notifications.
   * @param onDisconnect called with true when the connection is lost and notifications are missed, with false when it is
   * back
   */
  readonly listen: (
    channel: string,
    subscribe: (word: string) => void,
    onDisconnect: (disconnected: boolean) => void,
  ) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new TemplateCompiler();
  }
}

/** Both engines use the same pool interface and dialect. */
export function kyselyOver(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new Dialect({ pool: refusingStrays(pool) }) });
}
