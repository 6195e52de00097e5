import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The one number all processes agree on while they migrate, so that only one does. */
const MIGRATION_LOCK = 7203441;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** A migration failed and was undone whole; the database is as it was before it. */
export class MigrationFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Migration ${name} failed and was undone; the database is as it was before. ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
    this.name = 'MigrationFailed';
  }
}

/**
 * Brings the database up to the newest migration: forward only, each file in a transaction of its own together with
 * the row that says it ran, so an interruption at any point leaves a whole state and the next run goes on from there.
 * @param wanted only these, where a database is to stand where another one stood
 * @returns the names that ran now
 * @throws MigrationFailed
 */
export async function migrate(
  db: Database,
  folder: string,
  onStep: (name: string) => void = () => {},
  wanted?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => wanted?.has(name) ?? true);
  const ran: string[] = [];
  for (const migration of migrations) {
    try {
      const isNew = await db.transaction().execute(async tx => {
        // Building an index may take long; waiting for a lock that live requests hold may not.
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
        await sql`create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`.execute(
          tx,
        );
        const { rows } = await sql<{
          hash: string;
        }>`select hash from migrations where name = ${migration.name}`.execute(tx);
        if (rows[0]) {
          if (rows[0].hash !== migration.hash)
            throw new Error('it was changed after it ran here; write a new migration instead');
          return false;
        }
        onStep(migration.name);
        for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(tx);
        await sql`insert into migrations (name, hash) values (${migration.name}, ${migration.hash})`.execute(tx);
        return true;
      });
      if (isNew) ran.push(migration.name);
    } catch (error) {
      throw new MigrationFailed(migration.name, error);
    }
  }
  return ran;
}

/** The migrations in a folder, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name: name.replace(/\.sql$/, ''), text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Splits a file at semicolons that end a line; function bodies between $$ stay whole, comments are dropped. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let inBody = false;
  for (const line of text.split('\n')) {
    if (!inBody && /^\s*--/.test(line)) continue;
    current += `${line}\n`;
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody;
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current.trim());
      current = '';
    }
  }
  if (current.trim()) statements.push(current.trim());
  return statements;
}
