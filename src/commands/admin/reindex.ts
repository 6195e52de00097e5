import { withShop } from '#commands/with-shop.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { say, step } from '#process/printout.ts';
import { rederiveProducts } from '#products/catalog/server/catalog.ts';
import { countText } from '#shared/text/count-text.ts';

/** Works out anew what the shop keeps of products although it follows from other rows, and tells every server. */
export function reindex(): Promise<boolean> {
  return withShop(async ctx => {
    const changed = await step('Recalculate search words, ratings and what is on sale', report =>
      rederiveProducts(ctx, soFar => report(countText(soFar, 'product'))),
    );
    await ctx.tx(async tx => tx.changed(cacheTag.everything));
    say(changed === 0 ? 'Everything was up to date.' : `${countText(changed, 'product')} corrected.`);
    return true;
  });
}
