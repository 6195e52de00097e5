import type { ActorCtx } from '#platform/context.ts';
import { importNotChecked, importNotUnderWay } from '#products/imports/import-problems.ts';
import { canRun } from '#products/imports/import-state.ts';
import { seesOnly } from '#products/imports/server/import-sellers.ts';
import { presentImport } from '#products/imports/server/imports.present.ts';
import { getImport, moveImport, type NamedImport, seenBy } from '#products/imports/server/imports.queries.ts';
import type { ImportId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

/** Has the rows of a checked file imported that are right. @throws importIsMissing, importNotChecked */
export async function runImport(ctx: ActorCtx, id: ImportId): Promise<NamedImport> {
  const seen = seenBy(seesOnly(ctx));
  return ctx.tx(async tx => {
    const found = await getImport(tx.db, id, seen);
    const mayRun = canRun(presentImport(found)) && (await moveImport(tx.db, id, [found.state], 'running'));
    if (!mayRun) throw importNotChecked();
    if (ctx.actor.kind === 'administrator')
      await recordAct(tx, {
        act: 'goods.imported',
        on: { kind: 'seller', id: found.seller_id, name: found.seller_name },
        after: { file: found.file_name, added: String(found.added), changed: String(found.changed) },
      });
    await tx.later('imports.work', { id });
    return getImport(tx.db, id, seen);
  });
}

/** Stops what is being done with a file, at the end of the piece in work. @throws importIsMissing, importNotUnderWay */
export async function stopImport(ctx: ActorCtx, id: ImportId): Promise<NamedImport> {
  const seen = seenBy(seesOnly(ctx));
  await getImport(ctx.db, id, seen);
  if (!(await moveImport(ctx.db, id, ['uploaded', 'checking', 'running'], 'stopped'))) throw importNotUnderWay();
  return getImport(ctx.db, id, seen);
}
