import { confirmChange as confirmCall, listChanges, refuseChange as refuseCall } from '#office/assistants/contract.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { presentChange } from './changes.present.ts';
import { countChanges, listChangeRows } from './changes.queries.ts';
import { confirmChange, refuseChange } from './decide-change.ts';
import { serveAssistantTools } from './mcp-server.ts';

export function serveAssistants(api: Api, version: string, address: string | undefined): void {
  serve(api, listChanges, seller, async ({ db, actor, now }, { show = 'waiting', ...query }) => {
    const page = askedPage(query);
    const at = now();
    const counts = await countChanges(db, actor.id, at);
    const rows = await listChangeRows(db, { userId: actor.id, view: show, now: at }, page);
    return {
      ...page.of(
        rows.map(row => presentChange(row, at)),
        counts[show],
      ),
      counts,
    };
  });
  serve(api, confirmCall, seller, async (ctx, { changeId }) => ({
    message: speaking(ctx.language, () => t('office.assistants.confirmed')),
    ...(await confirmChange(ctx, changeId)),
  }));
  serve(api, refuseCall, seller, async (ctx, { changeId }) => ({
    data: await refuseChange(ctx, changeId),
    message: speaking(ctx.language, () => t('office.assistants.refused')),
  }));
  serveAssistantTools(api, version, address);
}
