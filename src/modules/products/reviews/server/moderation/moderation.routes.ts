import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  hideReview as hideEndpoint,
  keepReview as keepEndpoint,
  listForModeration as listEndpoint,
  showReview as showEndpoint,
} from '#products/reviews/moderation.contract.ts';
import { hideReview, keepReview, showReview } from './moderate-review.ts';
import { presentModerated } from './moderation.present.ts';
import { countForModeration, listForModeration } from './moderation.queries.ts';

const PAGE_SIZE = 20;

/** How reviews are looked after: hidden, shown, kept, and never changed. */
export function serveModeration(api: Api): void {
  serve(api, listEndpoint, administrator, async ({ db }, { page = 1, limit = PAGE_SIZE, show = 'all', find }) => {
    const counts = await countForModeration(db, find);
    const rows = await listForModeration(db, { view: show, find }, limit, (page - 1) * limit);
    const totalItems = counts[show];
    return {
      data: rows.map(presentModerated),
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(totalItems / limit)),
      totalItems,
      counts,
    };
  });
  serve(api, hideEndpoint, administrator, async (ctx, { _id, reason }) => ({
    message: 'The review is hidden',
    data: presentModerated(await hideReview(ctx, _id, reason)),
  }));
  serve(api, showEndpoint, administrator, async (ctx, { _id }) => ({
    message: 'The review is shown again',
    data: presentModerated(await showReview(ctx, _id)),
  }));
  serve(api, keepEndpoint, administrator, async (ctx, { _id }) => ({
    message: 'The review is kept. Its reports are closed.',
    data: presentModerated(await keepReview(ctx, _id)),
  }));
}
