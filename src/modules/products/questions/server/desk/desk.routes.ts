import type * as z from 'zod/mini';
import { administrator, seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  type DeskQuestion,
  hideQuestion as hideEndpoint,
  keepQuestion as keepEndpoint,
  listDeskQuestions as listEndpoint,
  showQuestion as showEndpoint,
} from '#products/questions/desk.contract.ts';
import type { Actor } from '#shared/api/actor.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { countForDesk, type DeskRow, listForDesk } from './desk.queries.ts';
import { hideQuestion, keepQuestion, showQuestion } from './moderate-question.ts';

export function serveQuestionDesk(api: Api): void {
  serve(api, listEndpoint, seller, async ({ db, actor }, { show = 'open', find, ...query }) => {
    const page = askedPage(query);
    const filter = { sellerId: actor.kind === 'administrator' ? undefined : actor.sellerId, find };
    const counts = await countForDesk(db, filter);
    const rows = await listForDesk(db, show, filter, page);
    return {
      ...page.of(
        rows.map(row => presentForDesk(row, actor)),
        counts[show],
      ),
      counts,
    };
  });
  serve(api, hideEndpoint, administrator, async (ctx, { _id, reason }) => {
    await hideQuestion(ctx, _id, reason);
    return { message: speaking(ctx.language, () => t('products.questions.desk.hiddenNow')) };
  });
  serve(api, showEndpoint, administrator, async (ctx, { _id }) => {
    await showQuestion(ctx, _id);
    return { message: speaking(ctx.language, () => t('products.questions.desk.shownNow')) };
  });
  serve(api, keepEndpoint, administrator, async (ctx, { _id }) => {
    await keepQuestion(ctx, _id);
    return { message: speaking(ctx.language, () => t('products.questions.desk.keptNow')) };
  });
}

/** Sellers are not told of reports. */
function presentForDesk(row: DeskRow, { kind, sellerId }: Actor): z.input<typeof DeskQuestion> {
  const reportsOf = (reports: DeskRow['reports']) => (kind === 'administrator' ? [...reports] : []);
  return {
    _id: row.id,
    words: row.body,
    userName: row.name,
    writtenAt: row.written_at.toISOString(),
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
    reports: reportsOf(row.reports),
    product: { title: row.title, slug: row.slug },
    seller: row.seller,
    isOwn: row.sellerId === sellerId,
    answers: row.answers.map(({ id, words, fromSeller, name, at, hiddenAt, hiddenReason, reports }) => ({
      _id: id,
      words,
      fromSeller,
      userName: name,
      writtenAt: new Date(at).toISOString(),
      hiddenAt: hiddenAt && new Date(hiddenAt).toISOString(),
      hiddenReason,
      reports: reportsOf(reports),
    })),
  };
}
