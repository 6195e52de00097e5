import * as calls from '#features/media/uploads.contract.ts';
import { seller } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelUpload } from './cancel-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { permitPart } from './permit-part.ts';

/** Approved sellers and administrators, each about the uploads of the seller they act for. */
export function serveUploads(api: Api, store: StoragePort): void {
  serve(api, calls.beginUpload, seller, async (ctx, input) => ({ data: await beginUpload(ctx, store, input) }));
  serve(api, calls.permitPart, seller, async (ctx, input) => ({ data: await permitPart(ctx, store, input) }));
  serve(api, calls.finishUpload, seller, async (ctx, { upload }) => ({ data: await finishUpload(ctx, store, upload) }));
  serve(api, calls.cancelUpload, seller, async (ctx, { upload }) => {
    await cancelUpload(ctx, upload);
    return { message: 'Upload removed' };
  });
}
