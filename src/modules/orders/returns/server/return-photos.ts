import { listLines, orderScopeOf } from '#orders/orders/server/orders.ts';
import { type beginReturnPhoto as endpoint, returnIsMissing, tooManyPieces } from '#orders/returns/contract.ts';
import type { PhotoSize } from '#orders/returns/return/return.schema.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { Download } from '#platform/http/serving/serve-download.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { beginUpload, openPrivatePhoto } from '#products/media/server/media.ts';
import type { Begun } from '#products/media/uploads.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { UploadId } from '#shared/id.ts';
import { ownPart, refuseUnreturnable } from './own-part.ts';
import { countReturned, findReturn, findReturnOfPhoto } from './returns.queries.ts';

/**
 * Permits the upload of one photo if the shopper has anything to return.
 * @throws partIsMissing, notDelivered, windowIsOver, tooManyPieces, and what beginUpload refuses
 */
export async function beginReturnPhoto(
  ctx: ActorCtx,
  store: StoragePort,
  { partId, name, size }: InputOf<typeof endpoint>,
): Promise<Begun> {
  const { part } = await ownPart(ctx, ctx.actor.id, partId);
  const lines = await listLines(ctx.db, [partId]);
  refuseUnreturnable(part, lines, ctx.now());
  const returned = await countReturned(ctx.db, partId);
  if (lines.every(line => line.quantity <= (returned.get(line.id) ?? 0))) throw tooManyPieces(lines[0]?.title ?? '', 0);
  return beginUpload(ctx, store, { purpose: 'return', name, size });
}

/** Opens a photo for those who may see its return: the shopper, the seller, administrators. @throws returnIsMissing */
export async function openReturnPhoto(
  ctx: ActorCtx,
  store: StoragePort,
  { photo, size }: { readonly photo: UploadId; readonly size?: PhotoSize },
): Promise<Download> {
  const id = await findReturnOfPhoto(ctx.db, photo);
  const row = id && (await findReturn(ctx.db, id, orderScopeOf(ctx.actor)));
  if (!row) throw returnIsMissing();
  return openPrivatePhoto(ctx, store, photo, size);
}
