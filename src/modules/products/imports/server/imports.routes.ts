import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { type Download, serveDownload } from '#platform/http/serving/serve-download.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import {
  createImport as createEndpoint,
  exportProducts,
  importTemplate,
  listImports,
  listPictures,
  listReport,
  refusedRows,
  retryPictures as retryEndpoint,
  runImport as runEndpoint,
  showImport,
  stopImport as stopEndpoint,
  takeProposals as takeEndpoint,
  nameCategories as wordsEndpoint,
} from '#products/imports/contract.ts';
import type { ImportOutcome } from '#products/imports/file/decide-row.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { exportLines, refusedLines, templateCsv } from '#products/imports/server/file/downloads.ts';
import { countAddresses, listPictureAddresses } from '#products/imports/server/pictures/picture-addresses.queries.ts';
import { retryPictures } from '#products/imports/server/pictures/retry-pictures.ts';
import { importProposals, takeProposals } from '#products/imports/server/proposals/take-proposals.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { createImport, runImport, stopImport } from './control-imports.ts';
import { countFaults, listImportRows } from './import-rows.queries.ts';
import { sellerOf } from './import-sellers.ts';
import { presentImport, presentImportDetail, presentRow } from './imports.present.ts';
import { countImports, getImport, listImports as listPage, type NamedImport, seenBy } from './imports.queries.ts';
import { categoryWordsOf, nameCategories } from './name-categories.ts';

export function serveImports(api: Api): void {
  serve(api, listImports, seller, async (ctx, query) => {
    const page = askedPage(query);
    const seen = seenBy(sellerReach(ctx));
    const rows = await listPage(ctx.db, seen, page);
    return page.of(rows.map(presentImport), await countImports(ctx.db, seen));
  });
  serve(api, createEndpoint, seller, async (ctx, input) => ({
    data: presentImport(await createImport(ctx, input)),
  }));
  serve(api, showImport, seller, async (ctx, { id }) => {
    const found = await getImport(ctx.db, id, seenBy(sellerReach(ctx)));
    const report = isUnderWay(found.state)
      ? { faults: [], words: [], proposals: [] }
      : {
          faults: await countFaults(ctx.db, id),
          words: await categoryWordsOf(ctx.db, found),
          proposals: await importProposals(ctx.db, found, ctx.language),
        };
    return { data: presentImportDetail(found, { ...report, pictures: await countAddresses(ctx.db, id) }) };
  });
  serve(api, listReport, seller, async (ctx, { id, outcome, ...query }) => {
    const page = askedPage(query);
    const found = await getImport(ctx.db, id, seenBy(sellerReach(ctx)));
    const rows = await listImportRows(ctx.db, id, outcome, page);
    return page.of(rows.map(presentRow), countOf(found, outcome));
  });
  serve(api, runEndpoint, seller, async (ctx, { id }) => ({ data: presentImport(await runImport(ctx, id)) }));
  serve(api, wordsEndpoint, seller, async (ctx, input) => ({ data: presentImport(await nameCategories(ctx, input)) }));
  serve(api, takeEndpoint, seller, async (ctx, input) => ({ data: presentImport(await takeProposals(ctx, input)) }));
  serve(api, listPictures, seller, async (ctx, { id, state, ...query }) => {
    const page = askedPage(query);
    await getImport(ctx.db, id, seenBy(sellerReach(ctx)));
    const counts = await countAddresses(ctx.db, id);
    const total = state ? counts[state] : counts.waiting + counts.fetched + counts.refused;
    return page.of(await listPictureAddresses(ctx.db, id, state, page), total);
  });
  serve(api, retryEndpoint, seller, async (ctx, { id }) => ({ data: presentImport(await retryPictures(ctx, id)) }));
  serve(api, stopEndpoint, seller, async (ctx, { id }) => ({ data: presentImport(await stopImport(ctx, id)) }));

  serveDownload(api, refusedRows, seller, async (ctx, { id }) => {
    const found = await getImport(ctx.db, id, seenBy(sellerReach(ctx)));
    return csv(`to-mend-${plainName(found.file_name)}`, refusedLines(ctx, found));
  });
  serveDownload(api, exportProducts, seller, async (ctx, { userName }) =>
    csv('products', exportLines(ctx, await sellerOf(ctx, userName))),
  );
  serveDownload(api, importTemplate, seller, async ctx => csv('template', Buffer.from(await templateCsv(ctx))));
}

function csv(name: string, pieces: Download['pieces']): Download {
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', pieces };
}

/** The name without its extension, in ASCII letters, digits, _ and -. */
function plainName(fileName: string): string {
  return fileName.replace(/\.\w+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-');
}

function countOf(found: NamedImport, outcome: ImportOutcome | undefined): number {
  const { added, changed, unchanged, refused, waiting } = found;
  return outcome ? found[outcome] : added + changed + unchanged + refused + waiting;
}
