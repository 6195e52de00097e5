import type { ActorCtx } from '#platform/context.ts';
import type { createImport as endpoint } from '#products/imports/contract.ts';
import { tooManyImports } from '#products/imports/import-problems.ts';
import { importFile } from '#products/media/server/media.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId } from '#shared/id.ts';
import { sellerOf } from './import-sellers.ts';
import { countUnderWay, getImport, insertImport, type NamedImport, seenBy } from './imports.queries.ts';

/** What one seller may have in work, so that nobody keeps everybody else waiting. */
const MAX_RUNNING = 3;

/**
 * Has an uploaded file checked. The same seller's third file in work is the last for the time being.
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
    await tx.later('imports.work', { id });
    return getImport(tx.db, id, seenBy(undefined));
  });
}
