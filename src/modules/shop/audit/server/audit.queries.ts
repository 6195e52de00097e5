import { sql } from 'kysely';
import type { Database, Row } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { Act } from '#shop/audit/acts.ts';
import { type AuditReading, presentEntries, type WireEntry } from './audit.present.ts';

export type AuditRow = Row<'audit_entries'>;

export interface AuditFilter {
  readonly act: Act | undefined;
  readonly person: string | undefined;
  readonly by: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export async function countEntries(db: Database, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page, newest first. */
export async function listAuditRows(
  db: Database,
  filter: AuditFilter,
  { limit, offset }: PageSpan,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select * from audit_entries where ${fits(filter)} order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The distinct names of who did something. */
export async function listDoers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct actor_name as name from audit_entries order by 1 limit 200`.execute(db);
  return rows.map(({ name }) => name);
}

function fits({ act, person, by, from, to }: AuditFilter) {
  const parts = [sql`true`];
  if (by) parts.push(sql`actor_name = ${by}`);
  if (from) parts.push(sql`at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`);
  if (to) parts.push(sql`at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`);
  if (act) parts.push(sql`act = ${act}`);
  if (person) {
    const pattern = containing(person);
    parts.push(sql`(actor_name ilike ${pattern} or subject_name ilike ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** The latest changes to one record or person, newest first, without views. */
export async function listActsOn(ctx: AuditReading, subjectId: string, most: number): Promise<WireEntry[]> {
  const { rows } = await sql<AuditRow>`
    select * from audit_entries where subject_id = ${subjectId} and act <> 'person.seen'
    order by id desc limit ${most}`.execute(ctx.db);
  return presentEntries(ctx, rows);
}
