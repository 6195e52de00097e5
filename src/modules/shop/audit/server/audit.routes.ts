import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { presentEntries } from './audit.present.ts';
import { countEntries, listAuditRows, listDoers } from './audit.queries.ts';

export function serveAudit(api: Api): void {
  serve(api, listAudit, administrator, async (ctx, { act, person, by, from, to, ...query }) => {
    const wanted = { act, person, by, from, to };
    const page = askedPage(query);
    const rows = await listAuditRows(ctx.db, wanted, page);
    return {
      ...page.of(presentEntries(ctx, rows), await countEntries(ctx.db, wanted)),
      doers: await listDoers(ctx.db),
    };
  });
}
