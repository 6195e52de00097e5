import {
  deleteAccount as deleteEndpoint,
  exportMine as exportEndpoint,
  tooManyExports,
} from '#office/privacy/contract.ts';
import { clearSessionCookies } from '#people/accounts/server/accounts.ts';
import { signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveDownload } from '#platform/http/serving/serve-download.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMine, writeData } from './export-mine.ts';

export function servePrivacy(api: Api): void {
  serveDownload(api, exportEndpoint, signedIn, async ctx => {
    await ctx.throttle.spend('export.account', ctx.actor.id, tooManyExports);
    return {
      name: 'my-data.json',
      type: 'application/json; charset=utf-8',
      pieces: writeData(await exportMine(ctx)),
    };
  });

  serve(api, deleteEndpoint, signedIn, async (ctx, { password }, { request, reply }) => {
    await deleteAccount(ctx, password);
    clearSessionCookies(request, reply);
    return { message: speaking(ctx.language, () => t('office.privacy.deleted')) };
  });
}
