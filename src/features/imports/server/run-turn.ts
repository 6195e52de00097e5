import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { brandChoices } from './brand-choices.ts';
import { type Held, keepImport } from './hold-import.queries.ts';
import { markWritten, nextRows, recountRows } from './import-rows.queries.ts';
import { ImportWasTaken } from './import-was-taken.ts';
import { BATCH, restAfter } from './pace.ts';
import { writeRows } from './write-rows.ts';

/**
 * Writes checked rows until the turn is over, so many in one transaction together with the note that they are written: a
 * process that dies has written a piece whole or not at all, and none twice.
 * @returns whether all are written
 * @throws ImportWasTaken, fileUnreadable when the seller may not sell any more
 */
export async function runTurn(ctx: Ctx, held: Held, until: number): Promise<boolean> {
  const brands = new Map((await brandChoices(ctx.db)).map(({ value, label }) => [value, label]));
  do {
    const begun = performance.now();
    const isDone = await ctx.tx(async tx => {
      if (!(await keepImport(tx.db, { ...held, state: 'running' }))) throw new ImportWasTaken();
      const rows = await nextRows(tx.db, held.id, BATCH);
      if (rows.length === 0) {
        await recountRows(tx.db, held.id);
        return keepImport(tx.db, { ...held, state: 'running' }, sql`state = 'done', ended_at = now()`);
      }
      const written = await writeRows(tx, held, rows, brands);
      await markWritten(tx.db, held.id, written);
      const refused = written.filter(({ outcome }) => outcome === 'refused').length;
      const progress = sql`done = done + ${rows.length - refused}, refused = refused + ${refused}`;
      await keepImport(tx.db, { ...held, state: 'running' }, progress);
      return false;
    });
    if (isDone) return true;
    await restAfter(begun);
  } while (performance.now() < until);
  return false;
}
