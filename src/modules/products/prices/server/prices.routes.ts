import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { addPrice, endPrice, listPrices } from '#products/prices/prices.contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { endScheduled, listScheduled, schedulePrice } from './schedule-prices.ts';

export function servePrices(api: Api): void {
  serve(api, listPrices, seller, listScheduled);
  serve(api, addPrice, seller, async (ctx, wanted) => {
    const data = await schedulePrice(ctx, wanted);
    const isRunning = data.state === 'running';
    return {
      data,
      message: speaking(ctx.language, () =>
        isRunning ? t('products.prices.told.running') : t('products.prices.told.scheduled'),
      ),
    };
  });
  serve(api, endPrice, seller, async (ctx, input) => ({
    data: await endScheduled(ctx, input),
    message: speaking(ctx.language, () => t('products.prices.told.ended')),
  }));
}
