import { administrator, everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { getFront } from '#products/fronts/front.contract.ts';
import * as calls from '#products/fronts/fronts.contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { editedFront, listStates, olderVersionOf, preview } from './edit-fronts.ts';
import { discardFrontDraft, resetFront, saveFront } from './save-front.ts';
import { showFront } from './show-front.ts';

export function serveFronts(api: Api): void {
  serve(api, getFront, everybody, async (ctx, asked) => ({ data: await showFront(ctx, asked) }));
  serve(api, calls.listFronts, administrator, async ctx => ({ data: await listStates(ctx) }));
  serve(api, calls.readFront, administrator, async (ctx, { front }) => ({ data: await editedFront(ctx, front) }));
  serve(api, calls.readFrontVersion, administrator, async (ctx, asked) => ({ data: await olderVersionOf(ctx, asked) }));
  serve(api, calls.previewFront, administrator, async (ctx, asked) => ({ data: await preview(ctx, asked) }));
  serve(api, calls.saveFront, administrator, async (ctx, saved) => ({
    message: speaking(ctx.language, () =>
      saved.publish ? t('products.fronts.told.published') : t('products.fronts.told.drafted'),
    ),
    data: await saveFront(ctx, saved),
  }));
  serve(api, calls.discardFrontDraft, administrator, async (ctx, read) => ({
    message: speaking(ctx.language, () => t('products.fronts.told.discarded')),
    data: await discardFrontDraft(ctx, read),
  }));
  serve(api, calls.resetFront, administrator, async (ctx, read) => ({
    message: speaking(ctx.language, () => t('products.fronts.told.reset')),
    data: await resetFront(ctx, read),
  }));
}
