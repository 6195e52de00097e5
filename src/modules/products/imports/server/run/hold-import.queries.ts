import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ImportState } from '#products/imports/import-state.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import type { ImportId } from '#shared/id.ts';

/** The lease of an import: longer than any batch takes. Without renewal it expires. */
const HELD = sql`interval '20 seconds'`;

/** Takes the lease of an import. @returns undefined if another process has it, or if there is nothing to do */
export async function takeImport(db: Database, id: ImportId, worker: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    update imports set worker = ${worker}, worked_until = now() + ${HELD}
    where id = ${id} and state in ('uploaded', 'checking', 'running') and coalesce(worked_until < now(), true)
    returning *`.execute(db);
  return rows[0];
}

/**
 * Renews the lease and changes the import in the transaction of a batch; the row lock keeps the import from being
 * stopped before the commit.
 * @throws ImportWasTaken if it was stopped or another process has the lease
 */
export async function keepImport(
  db: Tx,
  { id, worker, state }: { readonly id: ImportId; readonly worker: string; readonly state: ImportState },
  change: RawBuilder<unknown> = sql`state = state`,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update imports set ${change}, worked_until = now() + ${HELD}
    where id = ${id} and worker = ${worker} and state = ${state}`.execute(db);
  if (numAffectedRows !== 1n) throw new ImportWasTaken();
}

/** Renews the lease. */
export async function stayWithImport(db: Database, { id, worker }: Held): Promise<void> {
  await sql`update imports set worked_until = now() + ${HELD} where id = ${id} and worker = ${worker}`.execute(db);
}

/** Releases the lease, so that the next turn can begin immediately. */
export async function leaveImport(db: Tx, id: ImportId, worker: string): Promise<void> {
  await sql`update imports set worker = null, worked_until = null where id = ${id} and worker = ${worker}`.execute(db);
}

/** Ends an import that can't be read; `fault` is the sentence for its seller. */
export async function failImport(db: Database, id: ImportId, worker: string, fault: string): Promise<void> {
  await sql`
    update imports set state = 'failed', fault = ${fault}, ended_at = now()
    where id = ${id} and worker = ${worker}`.execute(db);
}

/** An import with the id of the process that has its lease. */
export type Held = Import & { readonly worker: string };

/** Thrown inside a transaction so that it rolls back: the import was stopped, or another process has its lease. */
export class ImportWasTaken extends Error {}
