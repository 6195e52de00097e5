import type { ActorCtx } from '#platform/context.ts';
import { uploadIsMissing } from '#products/media/uploads.contract.ts';
import type { UploadId } from '#shared/id.ts';
import { incomingKey } from './upload-key.ts';
import { ownerOf } from './upload-owner.ts';
import { deleteBegun, findOwnUpload } from './uploads.queries.ts';

/** Gives up an upload, with whatever was sent of it. One that is finished stays until the sweep. @throws uploadIsMissing */
export async function cancelUpload(ctx: ActorCtx, upload: UploadId): Promise<void> {
  await ctx.tx(async tx => {
    const found = await findOwnUpload(tx.db, upload, ownerOf(ctx));
    if (!found) throw uploadIsMissing();
    if (!(await deleteBegun(tx.db, upload))) return;
    const incoming = incomingKey(found.key);
    await tx.later('media.forget', {
      keys: [incoming],
      ...(found.parts_id && { parts: [{ key: incoming, id: found.parts_id }] }),
    });
  });
}
