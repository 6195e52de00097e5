import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { pageOfList } from '#shared/api/page-of-list.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { presentEntry } from './audit.present.ts';
import { countEntries, listDoers, listEntries } from './audit.queries.ts';

const PAGE_SIZE = 20;

export function serveAudit(api: Api): void {
  serve(api, listAudit, administrator, async (ctx, { page = 1, limit = PAGE_SIZE, act, person, by, from, to }) => {
    const wanted = { act, person, by, from, to };
    const totalItems = await countEntries(ctx.db, wanted);
    const rows = await listEntries(ctx.db, wanted, limit, (page - 1) * limit);
    return {
      ...pageOfList(rows.map(presentEntry), totalItems, page, limit),
      doers: await listDoers(ctx.db),
    };
  });
}
