import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitWork } from '#platform/http/load/crowds.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { sendText } from '#platform/http/serving/send-text.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { listFeeds } from '#products/feeds/contract.ts';
import { FEED_NAMES, type FeedName, feedPath } from '#products/feeds/feed-names.ts';
import { FEEDS } from '#products/feeds/feeds.ts';
import { notFound } from '#shared/api/problems.ts';
import { type SellerId, UUID } from '#shared/id.ts';
import { countFeedProducts } from './feeds.queries.ts';
import { writeFeed } from './feeds.ts';

const FOR_PROGRAMS = openBecause('products on sale, for search engines and price comparison');
const ANY_SELLER = ':sellerId' as SellerId;

/**
 * The feeds of products on sale, of the whole shop and of each seller. Streamed like the sitemap, because no cache could keep
 * 100,000 products for a few readers. Not served without the public address of the shop.
 */
export function serveFeeds(api: Api, address: string | undefined): void {
  serve(api, listFeeds, seller, async ctx => {
    const sellerId = sellerReach(ctx);
    const names = address === undefined ? [] : FEED_NAMES;
    const feeds = names.map(name => ({ name, url: `${address}${feedPath(name, sellerId)}` }));
    return { data: { feeds, ...(await countFeedProducts(ctx.db, sellerId)) } };
  });
  if (address === undefined) return;
  const serveOne = (name: FeedName) => {
    const send = async (request: FastifyRequest, reply: FastifyReply, sellerId?: SellerId) => {
      if ((await api.entrance.admit(request, request.url)) === 'nobody') throw api.entrance.refusal();
      await limitWork(api, request, request.url, 'costly');
      return api.readElsewhere(api.contextOf(request, null, new Set()), async ctx =>
        sendText(request, reply, FEEDS[name].mediaType, writeFeed(ctx, FEEDS[name], address, sellerId)),
      );
    };
    api.app.get(feedPath(name), FOR_PROGRAMS, send);
    api.app.get<{ Params: { sellerId: SellerId } }>(feedPath(name, ANY_SELLER), FOR_PROGRAMS, (request, reply) => {
      const { sellerId } = request.params;
      if (!UUID.test(sellerId)) throw notFound();
      return send(request, reply, sellerId);
    });
  };
  FEED_NAMES.forEach(serveOne);
}
