import * as desk from '#orders/offers/desk.contract.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { addOffer, changeOffer, estimateOffer, listDeskOffers } from './offer-desk.ts';

/** Offers as administrators and sellers make them. */
export function serveOffers(api: Api): void {
  serve(api, desk.listOffers, seller, listDeskOffers);
  serve(api, desk.addOffer, seller, async (ctx, draft) => ({
    data: await addOffer(ctx, draft),
    message: speaking(ctx.language, () => t('orders.offers.desk.told.added')),
  }));
  serve(api, desk.changeOffer, seller, async (ctx, change) => ({
    data: await changeOffer(ctx, change),
    message: speaking(ctx.language, () => t('orders.offers.desk.told.changed')),
  }));
  serve(api, desk.estimateOffer, seller, async (ctx, draft) => ({ data: await estimateOffer(ctx, draft) }));
}
