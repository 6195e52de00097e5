import type { Ctx } from '#platform/context.ts';
import { administrator, anyone } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import * as calls from '#products/searches/contract.ts';
import { noteSearch as noteEndpoint } from '#products/searches/note.contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { noteSearch } from './note-search.ts';
import { ruleSearch } from './rule-search.ts';
import { type CountedSearch, countSearches, listSearchRows, titlesOf } from './searches.queries.ts';

/** What shoppers search for, and what administrators make of it. */
export function serveSearches(api: Api): void {
  serve(api, noteEndpoint, anyone, async (ctx, note) => ({ counted: await noteSearch(ctx, note) }));
  serve(api, calls.listSearches, administrator, async (ctx, { show = 'missed', find, ...query }) => {
    const page = askedPage(query);
    const filter = { today: dayIn(ctx.now()), find };
    const counts = await countSearches(ctx.db, filter);
    const rows = await present(ctx, await listSearchRows(ctx.db, show, filter, page));
    return { ...page.of(rows, counts[show]), counts };
  });
  serve(api, calls.ruleSearch, administrator, async (ctx, typed) => {
    const [row] = await present(ctx, [await ruleSearch(ctx, typed)]);
    if (!row) throw new Error('one row was presented as none');
    return { data: row, message: speaking(ctx.language, () => t('products.searches.told.saved')) };
  });
}

type SearchRow = WireAnswerOf<typeof calls.listSearches>['data'][number];

async function present(ctx: Ctx, rows: readonly CountedSearch[]): Promise<SearchRow[]> {
  const products = await titlesOf(ctx.db, [...new Set(rows.flatMap(({ pins }) => pins))]);
  return rows.map(({ pins, ...row }) => ({
    ...row,
    pins: pins.map(id => {
      const product = products.get(id);
      return { _id: id, title: product?.title ?? null, listed: product?.listed ?? false };
    }),
  }));
}
