import { administrator, seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  approveProducts as approveEndpoint,
  listApprovals as listEndpoint,
  sendProductsBack as sendBackEndpoint,
  withdrawChange as withdrawEndpoint,
} from '#products/approvals/contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { approveProducts, sendProductsBack } from './decide-approvals.ts';
import { listApprovals } from './list-approvals.ts';
import { withdrawChange } from './withdraw-change.ts';

export function serveApprovals(api: Api): void {
  serve(api, listEndpoint, administrator, listApprovals);
  serve(api, approveEndpoint, administrator, async (ctx, chosen) => {
    const count = await approveProducts(ctx, chosen);
    return {
      data: { products: count },
      message: speaking(ctx.language, () => t('products.approvals.approved', { count })),
    };
  });
  serve(api, sendBackEndpoint, administrator, async (ctx, chosen) => {
    const count = await sendProductsBack(ctx, chosen);
    return {
      data: { products: count },
      message: speaking(ctx.language, () => t('products.approvals.sentBack', { count })),
    };
  });
  serve(api, withdrawEndpoint, seller, async (ctx, { id }) => {
    await withdrawChange(ctx, id);
    return { message: speaking(ctx.language, () => t('products.approvals.told.withdrawn')) };
  });
}
