import * as calls from '#orders/returns/contract.ts';
import * as desk from '#orders/returns/desk.contract.ts';
import { RETURN_STATE_WORDS } from '#orders/returns/return/return-states.ts';
import { refundService } from '#orders/returns/server/refunds/refund-service.ts';
import { administrator, seller, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveDownload } from '#platform/http/serving/serve-download.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { listReturns } from './list-returns.ts';
import { moveReturn } from './move-return.ts';
import { readDeskReturn, readOwnReturn, readReturnsOfPart } from './read-return.ts';
import { requestReturn } from './request-return.ts';
import { beginReturnPhoto, openReturnPhoto } from './return-photos.ts';

/** Shoppers see returns of their own orders, approved sellers those of their items, administrators all. */
export function serveReturns(api: Api, store: StoragePort): void {
  serve(api, calls.getReturnsOfPart, shopper, async (ctx, { partId }) => ({
    data: await readReturnsOfPart(ctx, partId),
  }));
  serve(api, calls.beginReturnPhoto, shopper, async (ctx, input) => ({
    data: await beginReturnPhoto(ctx, store, input),
  }));
  serveDownload(api, calls.getOwnReturnPhoto, shopper, (ctx, wanted) => openReturnPhoto(ctx, store, wanted));
  serve(api, calls.requestReturn, shopper, async (ctx, input) => {
    await ctx.throttle.spend('return.account', ctx.actor.id, calls.tooManyReturns);
    const { id } = await requestReturn(ctx, input);
    return {
      message: speaking(ctx.language, () => t('orders.returns.told.requested')),
      data: await readOwnReturn(ctx, id),
    };
  });
  serve(api, calls.withdrawReturn, shopper, async (ctx, { _id }) => {
    await moveReturn(ctx, _id, 'withdraw');
    return {
      message: speaking(ctx.language, () => t('orders.returns.told.withdrawn')),
      data: await readOwnReturn(ctx, _id),
    };
  });

  serve(api, desk.listReturns, seller, listReturns);
  serve(api, desk.readReturn, seller, async (ctx, { returnId }) => ({ data: await readDeskReturn(ctx, returnId) }));
  serve(api, desk.refundService, administrator, async (ctx, input) => ({ data: await refundService(ctx, input) }));
  serve(api, desk.moveReturn, seller, async (ctx, { _id, move, ...input }) => {
    await moveReturn(ctx, _id, move, input);
    const data = await readDeskReturn(ctx, _id);
    const message = speaking(ctx.language, () =>
      t('orders.returns.told.moved', { number: data.number, state: RETURN_STATE_WORDS[data.state] }),
    );
    return { message, data };
  });
  serveDownload(api, desk.getReturnPhoto, seller, (ctx, wanted) => openReturnPhoto(ctx, store, wanted));
}
