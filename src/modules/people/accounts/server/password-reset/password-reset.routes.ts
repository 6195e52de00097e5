import { forgotPassword as forgotEndpoint, resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { browserMark } from '#people/accounts/server/sign-in/known-browser.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { anyone } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { choosePassword } from './choose-password.ts';
import { forgotPassword } from './forgot-password.ts';

export function servePasswordReset(api: Api): void {
  serve(api, forgotEndpoint, anyone, async (ctx, { email }, { request }) => ({
    // The same whether or not the address has an account.
    message: speaking(ctx.language, () => t('people.accounts.told.resetSent')),
    reset: await forgotPassword(ctx, email, { network: networkOf(request.ip), browser: browserMark(request) }),
  }));

  serve(api, resetPassword, anyone, async (ctx, input, { request }) => {
    await choosePassword(ctx, { ...input, browser: browserMark(request) });
    return { message: speaking(ctx.language, () => t('people.accounts.told.resetDone')) };
  });
}
