import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { isWorthRepeating } from '#platform/db/database-errors.ts';
import { statementsOf } from '#platform/db/statements/statements-of.ts';
import { DatabaseIsNewer, migrationsThatRan, unknownContracts } from './migrations-that-ran.ts';

/** The one number all processes agree on while they migrate, so that only one does. */
const MIGRATION_LOCK = 7203441;
/** Who waits for a table's lock keeps everybody behind it waiting: better to let them pass, and to try again. */
const LOCK_WITHIN_MS = 200;
const TRIES_FOR_MS = 5 * 60_000;
const MAX_PAUSE_MS = 1_000;
/** What to do about a database or a backup that has only some of the migrations that a later one replaces. */
export const EARLIER_BUILD =
  'Bring it up to the build of 24 November 2026 first (git checkout 3c47e7bb); this build goes on from there.';

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /**
   * Hashes of the migrations that this one replaces, by name: the lines `-- replaces NAME HASH` of its file. Where all of
   * them have run, this one is only recorded. A new database runs this one and records them too.
   */
  readonly replaces: ReadonlyMap<string, string>;
}

/** A migration failed and was undone whole; the database is as it was before it. */
export class MigrationFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Migration ${name} failed and was rolled back; the database is unchanged. ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
    this.name = 'MigrationFailed';
  }
}

/**
 * Brings the database up to the newest migration: forward only, each file in a transaction of its own together with
 * the row that says it ran, so an interruption at any point leaves a whole state and the next run goes on from there.
 * Beside servers that serve: nobody waits longer for it than for another shopper (docs/security-cases.md X26).
 * @param onStep called with each migration that is begun, again when it has to be tried again
 * @param wanted only these, to give a database the schema of a backup
 * @returns the names that ran now
 * @throws MigrationFailed, DatabaseIsNewer
 */
export async function migrate(
  db: Database,
  folder: string,
  onStep: (name: string) => void = () => {},
  wanted?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(each => !wanted || isWanted(each, wanted));
  const before = await migrationsThatRan(db);
  const contracts = unknownContracts(before, migrations);
  if (contracts.length > 0) throw new DatabaseIsNewer(contracts);
  const ran: string[] = [];
  for (const migration of migrations) {
    if (before.get(migration.name) === migration.hash) continue;
    try {
      const isNew = await patiently(() => db.transaction().execute(tx => runIn(tx, migration, onStep)));
      if (isNew) ran.push(migration.name);
    } catch (error) {
      throw new MigrationFailed(migration.name, error);
    }
  }
  return ran;
}

/** @returns whether it had not run before */
async function runIn(
  tx: Tx,
  { name, text, hash, replaces }: Migration,
  onStep: (name: string) => void,
): Promise<boolean> {
  // Building an index may take long, and so may the migrations of another process.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`.execute(
    tx,
  );
  const ran = await migrationsThatRan(tx);
  if (ran.has(name)) {
    if (ran.get(name) !== hash) throw new Error('it was changed after it was run; write a new migration instead');
    return false;
  }
  onStep(name);
  await sql`set local lock_timeout = ${sql.lit(LOCK_WITHIN_MS)}`.execute(tx);
  const isReplaced = hasReplaced(ran, replaces);
  if (!isReplaced) for (const statement of statementsOf(text)) await sql.raw(statement).execute(tx);
  for (const [each, hashOfEach] of [...(isReplaced ? [] : replaces), [name, hash]])
    await sql`insert into migrations (name, hash) values (${each}, ${hashOfEach})`.execute(tx);
  return true;
}

/** @throws when only some of them have run, or other files under their names */
function hasReplaced(ran: ReadonlyMap<string, string>, replaces: Migration['replaces']): boolean {
  const those = [...replaces].filter(([name]) => ran.has(name));
  if (those.length === 0) return false;
  if (those.length === replaces.size && those.every(([name, hash]) => ran.get(name) === hash)) return true;
  throw new Error(`The database is of an earlier build. ${EARLIER_BUILD}`);
}

/** A backup made before a replacement names what was replaced; one of a still earlier build names only some of it. */
function isWanted({ name, replaces }: Migration, wanted: ReadonlySet<string>): boolean {
  return wanted.has(name) || (replaces.size > 0 && [...replaces.keys()].every(each => wanted.has(each)));
}

/** Again and again while others hold what it needs; whoever waited behind it goes first. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + TRIES_FOR_MS;
  for (let pause = LOCK_WITHIN_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(isLockTaken(error) || isWorthRepeating(error)) || performance.now() > until) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}

function isLockTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === '55P03';
}

/** The migrations in a folder, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8');
      const replaces = new Map(
        [...text.matchAll(/^-- replaces (\S+) (\S+)$/gm)].map(([, each = '', hash = '']) => [each, hash]),
      );
      return {
        name: name.replace(/\.sql$/, ''),
        text,
        hash: createHash('sha256').update(text).digest('hex'),
        replaces,
      };
    }),
  );
}
