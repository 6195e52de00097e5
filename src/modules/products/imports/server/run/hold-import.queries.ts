import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ImportState } from '#products/imports/import-state.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import type { ImportId } from '#shared/id.ts';

/** How long an import stays with a process that says nothing more; any piece of work is done long before. */
const HELD = sql`interval '20 seconds'`;

/** Takes an import to work on it. @returns undefined when another does, or when there is nothing to do */
export async function takeImport(db: Database, id: ImportId, worker: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    update imports set worker = ${worker}, worked_until = now() + ${HELD}
    where id = ${id} and state in ('uploaded', 'checking', 'running') and coalesce(worked_until < now(), true)
    returning *`.execute(db);
  return rows[0];
}

/**
 * Holds on to an import for the piece of work of this transaction, and changes it; it cannot be stopped before the end of
 * the transaction.
 * @returns false when it was stopped, or when another process has taken it: then nothing may be written
 */
export async function keepImport(
  db: Tx,
  { id, worker, state }: { readonly id: ImportId; readonly worker: string; readonly state: ImportState },
  change: RawBuilder<unknown> = sql`state = state`,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set ${change}, worked_until = now() + ${HELD}
    where id = ${id} and worker = ${worker} and state = ${state}`.execute(db);
  return numAffectedRows === 1n;
}

/** Says that this process still works on an import. */
export async function stayWithImport(db: Database, { id, worker }: Held): Promise<void> {
  await sql`update imports set worked_until = now() + ${HELD} where id = ${id} and worker = ${worker}`.execute(db);
}

/** Lets go of an import, so that another turn can begin at once. */
export async function leaveImport(db: Tx, id: ImportId, worker: string): Promise<void> {
  await sql`update imports set worker = null, worked_until = null where id = ${id} and worker = ${worker}`.execute(db);
}

/** Ends an import that can't be read, with the sentence that says why. */
export async function failImport(db: Database, id: ImportId, worker: string, fault: string): Promise<void> {
  await sql`
    update imports set state = 'failed', fault = ${fault}, ended_at = now()
    where id = ${id} and worker = ${worker}`.execute(db);
}

/** An import with the mark of the process that works on it. */
export type Held = Import & { readonly worker: string };
