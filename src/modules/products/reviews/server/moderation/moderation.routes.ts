import type * as z from 'zod/mini';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  eraseReview as eraseEndpoint,
  hideReview as hideEndpoint,
  keepReview as keepEndpoint,
  listForModeration as listEndpoint,
  type ModeratedReview,
  showReview as showEndpoint,
} from '#products/reviews/moderation.contract.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { eraseReview, hideReview, keepReview, showReview } from './moderate-review.ts';
import { countForModeration, listForModeration, type ModeratedRow } from './moderation.queries.ts';

export function serveModeration(api: Api): void {
  serve(api, listEndpoint, administrator, async ({ db }, { show = 'all', find, ...query }) => {
    const page = askedPage(query);
    const counts = await countForModeration(db, find);
    const rows = await listForModeration(db, { view: show, find }, page);
    return { ...page.of(rows.map(presentModerated), counts[show]), counts };
  });
  serve(api, hideEndpoint, administrator, async (ctx, { _id, reason }) => ({
    message: speaking(ctx.language, () => t('products.reviews.moderation.hiddenNow')),
    data: presentModerated(await hideReview(ctx, _id, reason)),
  }));
  serve(api, showEndpoint, administrator, async (ctx, { _id }) => ({
    message: speaking(ctx.language, () => t('products.reviews.moderation.shownNow')),
    data: presentModerated(await showReview(ctx, _id)),
  }));
  serve(api, keepEndpoint, administrator, async (ctx, { _id }) => ({
    message: speaking(ctx.language, () => t('products.reviews.moderation.keptNow')),
    data: presentModerated(await keepReview(ctx, _id)),
  }));
  serve(api, eraseEndpoint, administrator, async (ctx, { _id }) => {
    await eraseReview(ctx, _id);
    return { message: speaking(ctx.language, () => t('products.reviews.moderation.erased')) };
  });
}

function presentModerated(row: ModeratedRow): z.input<typeof ModeratedReview> {
  return {
    _id: row.id,
    product: { title: row.title, slug: row.slug },
    writer: { _id: row.user_id, userName: row.user_name },
    importedFrom: row.source,
    reviewMessage: row.body,
    reviewValue: row.rating,
    photos: [...row.photos],
    createdAt: row.created_at.toISOString(),
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
    reports: row.reports.map(({ reason, words, reportedAt }) => ({ reason, words, reportedAt })),
  };
}
