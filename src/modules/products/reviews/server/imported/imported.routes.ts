import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  importReviews as importEndpoint,
  listReviewImports,
  undoReviewImport as undoEndpoint,
} from '#products/reviews/imported/imported.contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { importReviews, undoReviewImport } from './import-reviews.ts';
import { countReviewImports, type ImportRow, listReviewImportRows } from './imported.queries.ts';

/** Administrators only: sellers may not choose which reviews of their own products shoppers read. */
export function serveImportedReviews(api: Api): void {
  serve(api, importEndpoint, administrator, async (ctx, input) => ({ data: await importReviews(ctx, input) }));
  serve(api, listReviewImports, administrator, async ({ db }, query) => {
    const page = askedPage(query);
    const total = await countReviewImports(db);
    return page.of((await listReviewImportRows(db, page)).map(presentImport), total);
  });
  serve(api, undoEndpoint, administrator, async (ctx, { id }) => ({
    data: presentImport(await undoReviewImport(ctx, id)),
    message: speaking(ctx.language, () => t('products.reviews.import.undone')),
  }));
}

function presentImport(row: ImportRow): WireAnswerOf<typeof undoEndpoint>['data'] {
  return {
    ...{ _id: row.id, fileName: row.file_name, reviews: row.reviews, createdAt: row.created_at.toISOString() },
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
