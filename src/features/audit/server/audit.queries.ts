import './audit.tables.ts';
import { type Selectable, sql } from 'kysely';
import type { Act } from '#features/audit/acts.ts';
import type { Database } from '#platform/db/database.ts';
import type { AuditEntriesTable } from './audit.tables.ts';

export type EntryRow = Selectable<AuditEntriesTable>;

export interface Wanted {
  readonly act: Act | undefined;
  readonly person: string | undefined;
}

export async function countEntries(db: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where ${fits(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page, newest first. */
export async function listEntries(db: Database, wanted: Wanted, limit: number, offset: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select * from audit_entries where ${fits(wanted)} order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The acts upon one thing that changed it, newest first. */
export async function listEntriesOn(db: Database, subjectId: string, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select * from audit_entries where subject_id = ${subjectId} and act <> 'person.seen'
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

function fits({ act, person }: Wanted) {
  const parts = [sql`true`];
  if (act) parts.push(sql`act = ${act}`);
  if (person) {
    const pattern = `%${person.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
    parts.push(sql`(actor_name ilike ${pattern} or subject_name ilike ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}
