import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { askerOf } from '#products/imports/server/asker-of.ts';
import type { Source } from '#products/imports/server/file/open-source.ts';
import { markWritten, nextRows, recountRows } from '#products/imports/server/import-rows.queries.ts';
import { askForPictures } from '#products/imports/server/pictures/ask-for-pictures.ts';
import { type Held, keepImport } from './hold-import.queries.ts';
import { BATCH, restAfter } from './pace.ts';
import { placePictures } from './place-pictures.ts';
import { writeRows } from './write-rows.ts';

/**
 * Writes checked rows until the turn is over. Each batch is written and marked as written in one transaction, so a
 * process that dies leaves no batch half-written and none is written twice.
 * @returns whether all are written
 * @throws ImportWasTaken, fileUnreadable if the seller may not sell any more
 */
export async function runTurn(
  ctx: Ctx,
  held: Held,
  {
    source,
    store,
    until,
  }: { readonly source: () => Promise<Source>; readonly store: StoragePort; readonly until: number },
): Promise<boolean> {
  const actor = await askerOf(ctx.db, held);
  do {
    const begun = performance.now();
    const placed = await placePictures(ctx, held, { rows: await nextRows(ctx.db, held.id, BATCH), source, store });
    const isDone = await ctx.tx(async tx => {
      await keepImport(tx.db, { ...held, state: 'running' });
      if (placed.rows.length + placed.refused.length === 0) {
        await recountRows(tx.db, held.id);
        await keepImport(tx.db, { ...held, state: 'running' }, sql`state = 'done', ended_at = now()`);
        return true;
      }
      const written = [
        ...(await writeRows({ ...tx, actor, language: ctx.language }, held, placed.rows, placed.pictures)),
        ...placed.refused,
      ];
      await markWritten(tx.db, held.id, written);
      await askForPictures(tx, held.id, placed.rows, written);
      const refused = written.filter(({ outcome }) => outcome === 'refused').length;
      const progress = sql`done = done + ${written.length - refused}, refused = refused + ${refused}`;
      await keepImport(tx.db, { ...held, state: 'running' }, progress);
      return false;
    });
    if (isDone) return true;
    await restAfter(begun);
  } while (performance.now() < until);
  return false;
}
