import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { rederiveProducts } from './rederive-products.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    /** The search words of these categories have changed, or products have been moved to them. */
    'catalog.refresh-words': { readonly kinds: readonly Kind[] };
  }
}

/** Brings the search words of products up to date with their categories. */
export function refreshWords(): JobHandler<'catalog.refresh-words'> {
  return async (ctx, { kinds }) => {
    const corrected = await rederiveProducts(ctx, { kinds });
    if (corrected > 0) await ctx.tx(async tx => tx.changed(cacheTag.everything));
  };
}
