import type { ActorCtx } from '#platform/context.ts';
import { seller, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { PICTURE_WIDTHS, pictureUrl } from '#products/media/picture-url.ts';
import type { PictureLibrary } from '#products/media/server/pictures/picture-library.ts';
import * as calls from '#products/media/uploads.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { beginUpload, permitPart } from './begin-upload.ts';
import { cancelUpload, finishUpload } from './finish-upload.ts';

/**
 * Sellers and administrators upload for the seller they act for. Shoppers finish uploads that another feature, such as
 * returns, has begun for them.
 */
export function serveUploads(api: Api, store: StoragePort, pictures?: PictureLibrary): void {
  const finish = async (ctx: ActorCtx, input: InputOf<typeof calls.finishUpload>) => {
    const data = await finishUpload(ctx, store, input);
    if (data.url) pictures?.makeAhead(widthsOf(data.url)).catch(error => ctx.log.warn({ err: error }, 'renditions'));
    return { data };
  };
  serve(api, calls.beginUpload, seller, async (ctx, input) => ({ data: await beginUpload(ctx, store, input) }));
  serve(api, calls.permitPart, seller, async (ctx, input) => ({ data: await permitPart(ctx, store, input) }));
  serve(api, calls.finishUpload, seller, finish);
  serve(api, calls.cancelUpload, seller, async (ctx, { upload }) => {
    await cancelUpload(ctx, upload);
    return { message: speaking(ctx.language, () => t('products.media.removed')) };
  });
  const own = calls.shopperUploads;
  serve(api, own.permit, shopper, async (ctx, input) => ({ data: await permitPart(ctx, store, input) }));
  serve(api, own.finish, shopper, finish);
  serve(api, own.cancel, shopper, async (ctx, { upload }) => {
    await cancelUpload(ctx, upload);
    return { message: speaking(ctx.language, () => t('products.media.removed')) };
  });
}

/** All addresses under which the shop shows a picture. */
function widthsOf(url: string): string[] {
  return PICTURE_WIDTHS.map(width => pictureUrl(url.slice('/media/'.length), width));
}
