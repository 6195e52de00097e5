import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { getImport, type NamedImport, seenBy } from '#products/imports/server/imports.queries.ts';
import type { ImportId } from '#shared/id.ts';
import { retryRefused } from './picture-addresses.queries.ts';

/** Fetches refused pictures again. @throws importIsMissing */
export async function retryPictures(ctx: ActorCtx, id: ImportId): Promise<NamedImport> {
  return ctx.tx(async tx => {
    const found = await getImport(tx.db, id, seenBy(sellerReach(ctx)));
    if ((await retryRefused(tx.db, id)) > 0) await tx.later('imports.fetch-pictures', { id, language: ctx.language });
    return found;
  });
}
