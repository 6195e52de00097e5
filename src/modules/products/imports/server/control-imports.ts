import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import type { createImport as endpoint } from '#products/imports/contract.ts';
import { importNotChecked, importNotUnderWay, tooManyImports } from '#products/imports/import-problems.ts';
import { canRun } from '#products/imports/import-state.ts';
import { importFile } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type ImportId, newId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { sellerOf } from './import-sellers.ts';
import { presentImport } from './imports.present.ts';
import { countUnderWay, getImport, insertImport, moveImport, type NamedImport, seenBy } from './imports.queries.ts';

/** Concurrent imports of one seller. */
const MAX_RUNNING = 3;

/**
 * Creates an import and adds the job that checks its file.
 * @throws notAllowed, sellerCannotImport, uploadIsMissing, tooManyImports
 */
export async function createImport(
  ctx: ActorCtx,
  { upload, name, userName }: InputOf<typeof endpoint>,
): Promise<NamedImport> {
  const sellerId = await sellerOf(ctx, userName);
  const { key, bytes } = await importFile(ctx, upload);
  const id = newId<'import'>();
  return ctx.tx(async tx => {
    if ((await countUnderWay(tx.db, sellerId)) >= MAX_RUNNING) throw tooManyImports();
    await insertImport(tx.db, {
      ...{ id, seller_id: sellerId, asked_by: ctx.actor.id },
      ...{ file_key: key, file_name: name, file_bytes: bytes },
    });
    await tx.later('imports.work', { id, language: ctx.language });
    return getImport(tx.db, id, seenBy(undefined));
  });
}

/** Starts importing the correct rows of a checked file. @throws importIsMissing, importNotChecked */
export async function runImport(ctx: ActorCtx, id: ImportId): Promise<NamedImport> {
  const seen = seenBy(sellerReach(ctx));
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
    await tx.later('imports.work', { id, language: ctx.language });
    return getImport(tx.db, id, seen);
  });
}

/** Stops a check or an import; the current batch is still finished. @throws importIsMissing, importNotUnderWay */
export async function stopImport(ctx: ActorCtx, id: ImportId): Promise<NamedImport> {
  const seen = seenBy(sellerReach(ctx));
  await getImport(ctx.db, id, seen);
  if (!(await moveImport(ctx.db, id, ['uploaded', 'checking', 'running'], 'stopped'))) throw importNotUnderWay();
  return getImport(ctx.db, id, seen);
}
