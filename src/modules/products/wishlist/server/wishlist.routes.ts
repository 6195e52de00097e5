import { anyone, shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import * as contract from '#products/wishlist/contract.ts';
import { stopNotices } from '#products/wishlist/server/notices/notices.queries.ts';
import { setNotices } from '#products/wishlist/server/notices/set-notices.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
import { changeWishlist } from './change-wishlist.ts';
import { listWished, type WishlistRow } from './wishlist.queries.ts';

export function serveWishlist(api: Api): void {
  serve(api, contract.getWishlist, shopper, async ctx => present(await listWished(ctx.db, ctx.actor.id)));
  serve(api, contract.changeWishlist, shopper, async (ctx, input) => present(await changeWishlist(ctx, input)));
  serve(api, contract.setNotices, shopper, async (ctx, input) => present(await setNotices(ctx, input)));
  serve(api, contract.stopNotices, anyone, async (ctx, { key }) => {
    const isStopped = await ctx.tx(tx => stopNotices(tx.db, key));
    if (!isStopped) throw contract.stopKeyIsUnknown();
    return { message: speaking(ctx.language, () => t('products.wishlist.stop.done')) };
  });
}

type Answer = Omit<WireAnswerOf<typeof contract.getWishlist>, 'success'>;

function present(entries: readonly WishlistRow[]): Answer {
  return {
    data: entries.map(({ product_id: productId, title, saved_price_paise: price, saved_at: at, ...tell }) => ({
      productId,
      title,
      savedPrice: toRupees(price),
      savedAt: at.toISOString(),
      tellOfFall: tell.tell_of_fall,
      tellOfReturn: tell.tell_of_return,
    })),
  };
}
