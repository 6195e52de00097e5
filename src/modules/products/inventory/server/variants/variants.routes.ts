import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { getVariants, saveVariants as saveEndpoint } from '#products/inventory/variants/variants.contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { saveVariants } from './save-variants.ts';
import { showVariants } from './show-variants.ts';

export function serveVariants(api: Api): void {
  serve(api, getVariants, seller, async (ctx, { id }) => ({ data: await showVariants(ctx, id) }));
  serve(api, saveEndpoint, seller, async (ctx, input) => {
    const data = await saveVariants(ctx, input);
    const touched = new Set(input.changed?.map(({ _id }) => _id));
    const waiting = data.rows.some(({ _id, waits }) => waits && touched.has(_id as never));
    const message = () => (waiting ? t('products.approvals.told.changeWaits') : t('products.inventory.variants.saved'));
    return { data, message: speaking(ctx.language, message) };
  });
}
