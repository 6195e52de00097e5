import {
  createImport as createEndpoint,
  exportGoods,
  importTemplate,
  listImports,
  listReport,
  refusedRows,
  runImport as runEndpoint,
  showImport,
  stopImport as stopEndpoint,
} from '#features/imports/contract.ts';
import type { Outcome } from '#features/imports/decide-row.ts';
import { isUnderWay } from '#features/imports/import-state.ts';
import { templateCsv } from '#features/imports/template.ts';
import { seller } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { type Download, serveDownload } from '#platform/http/serve-download.ts';
import { createImport } from './create-import.ts';
import { exportLines } from './export-lines.ts';
import { countFaults, listRows } from './import-rows.queries.ts';
import { seesOnly, sellerOf } from './import-sellers.ts';
import { presentDetail, presentImport, presentRow } from './imports.present.ts';
import { countImports, getImport, listImports as listPage, type NamedImport, seenBy } from './imports.queries.ts';
import { runImport, stopImport } from './move-import.ts';
import { refusedLines } from './refused-lines.ts';

const PAGE_SIZE = 20;

export function serveImports(api: Api): void {
  serve(api, listImports, seller, async (ctx, { page = 1, limit = PAGE_SIZE }) => {
    const seen = seenBy(seesOnly(ctx));
    const rows = await listPage(ctx.db, seen, limit, (page - 1) * limit);
    return pageOf(rows.map(presentImport), await countImports(ctx.db, seen), page, limit);
  });
  serve(api, createEndpoint, seller, async (ctx, input) => ({
    data: presentImport(await createImport(ctx, input)),
  }));
  serve(api, showImport, seller, async (ctx, { id }) => {
    const found = await getImport(ctx.db, id, seenBy(seesOnly(ctx)));
    const faults = isUnderWay(found.state) ? [] : await countFaults(ctx.db, id);
    return { data: presentDetail(found, faults) };
  });
  serve(api, listReport, seller, async (ctx, { id, page = 1, limit = PAGE_SIZE, outcome }) => {
    const found = await getImport(ctx.db, id, seenBy(seesOnly(ctx)));
    const rows = await listRows(ctx.db, id, outcome, limit, (page - 1) * limit);
    return pageOf(rows.map(presentRow), countOf(found, outcome), page, limit);
  });
  serve(api, runEndpoint, seller, async (ctx, { id }) => ({ data: presentImport(await runImport(ctx, id)) }));
  serve(api, stopEndpoint, seller, async (ctx, { id }) => ({ data: presentImport(await stopImport(ctx, id)) }));

  serveDownload(api, refusedRows, seller, async (ctx, { id }) => {
    const found = await getImport(ctx.db, id, seenBy(seesOnly(ctx)));
    return csv(`to-mend-${plainName(found.file_name)}`, refusedLines(ctx.db, found));
  });
  serveDownload(api, exportGoods, seller, async (ctx, { userName }) =>
    csv('products', exportLines(ctx.db, await sellerOf(ctx, userName))),
  );
  serveDownload(api, importTemplate, seller, async () => csv('template', templateLines()));
}

function csv(name: string, pieces: AsyncIterable<string>): Download {
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', pieces };
}

/** A file's name without its ending, in plain letters. */
function plainName(fileName: string): string {
  return fileName.replace(/\.\w+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-');
}

async function* templateLines(): AsyncGenerator<string> {
  yield templateCsv();
}

function countOf(found: NamedImport, outcome: Outcome | undefined): number {
  const { added, changed, unchanged, refused } = found;
  return outcome ? found[outcome] : added + changed + unchanged + refused;
}

function pageOf<Row>(data: Row[], totalItems: number, currentPage: number, limit: number) {
  return { data, currentPage, totalPages: Math.max(1, Math.ceil(totalItems / limit)), totalItems };
}
