import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveText } from '#platform/http/serving/serve-text.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { listFeeds } from '#products/feeds/contract.ts';
import { FEED_NAMES, feedPath } from '#products/feeds/feed-names.ts';
import { FEEDS } from '#products/feeds/feeds.ts';
import { notFound } from '#shared/api/problems.ts';
import { type SellerId, UUID } from '#shared/id.ts';
import { countFeedProducts } from './feeds.queries.ts';
import { writeFeed } from './feeds.ts';

const access = openBecause('products on sale, for search engines and price comparison');
/** A price that differs from the product's page makes search engines refuse the product. */
const cacheControl = 'no-cache';
const ANY_SELLER = ':sellerId' as SellerId;

/**
 * The feeds of products on sale, of the whole shop and of each seller, and the call that names them. Feeds are not served
 * without the public address of the shop.
 */
export function serveFeeds(api: Api, address: string | undefined): void {
  serve(api, listFeeds, seller, async ctx => {
    const sellerId = sellerReach(ctx);
    const names = address === undefined ? [] : FEED_NAMES;
    const feeds = names.map(name => ({ name, url: `${address}${feedPath(name, sellerId)}` }));
    return { data: { feeds, ...(await countFeedProducts(ctx.db, sellerId)) } };
  });
  if (address === undefined) return;
  for (const name of FEED_NAMES) {
    const format = FEEDS[name];
    const served = { access, cacheControl, mediaType: format.mediaType };
    serveText(api, { ...served, url: feedPath(name), write: ctx => writeFeed(ctx, format, address, undefined) });
    serveText<{ sellerId: SellerId }>(api, {
      ...served,
      url: feedPath(name, ANY_SELLER),
      write: (ctx, { sellerId }) => {
        if (!UUID.test(sellerId)) throw notFound();
        return writeFeed(ctx, format, address, sellerId);
      },
    });
  }
}
