import type { ActorCtx } from '#platform/context.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { tooManyRetries } from '#products/imports/import-problems.ts';
import { getImport, type NamedImport, seenBy } from '#products/imports/server/imports.queries.ts';
import type { ImportId } from '#shared/id.ts';
import { MAX_WAITING_PICTURES } from './ask-for-pictures.ts';
import { retryRefused } from './picture-addresses.queries.ts';

/** Fetches refused pictures again. @throws tooManyRetries, importIsMissing */
export async function retryPictures(ctx: ActorCtx, id: ImportId): Promise<NamedImport> {
  await ctx.throttle.spend('retry-pictures.account', ctx.actor.id, tooManyRetries);
  return ctx.tx(async tx => {
    const found = await getImport(tx.db, id, seenBy(sellerReach(ctx)));
    if ((await retryRefused(tx.db, id, MAX_WAITING_PICTURES)) > 0)
      await tx.later('imports.fetch-pictures', { id, language: ctx.language });
    return found;
  });
}
