import * as z from 'zod/mini';
import { clearSessionCookies } from '#features/accounts/server/accounts.ts';
import { deleteAccount as deleteEndpoint, exportMine as exportEndpoint } from '#features/privacy/contract.ts';
import { PersonalData } from '#features/privacy/personal-data.schema.ts';
import { signedIn } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMine } from './export-mine.ts';

export function servePrivacy(api: Api): void {
  serve(api, exportEndpoint, signedIn, async (ctx, _nothing, { reply }) => {
    const data = await exportMine(ctx);
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return { data: z.encode(PersonalData, data) };
  });

  serve(api, deleteEndpoint, signedIn, async (ctx, { password }, { request, reply }) => {
    await deleteAccount(ctx, password);
    clearSessionCookies(request, reply);
    return { message: 'Your account is deleted.' };
  });
}
