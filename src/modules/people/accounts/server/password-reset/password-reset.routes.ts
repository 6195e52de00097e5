import { forgotPassword as forgotEndpoint, resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { browserMark } from '#people/accounts/server/sign-in/known-browser.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { anyone } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { choosePassword } from './choose-password.ts';
import { forgotPassword } from './forgot-password.ts';

/** The same whether or not the address has an account. */
const SENT = 'If this address has an account, we have sent a code to it. It is valid for 15 minutes.';

export function servePasswordReset(api: Api): void {
  serve(api, forgotEndpoint, anyone, async (ctx, { email }, { request }) => ({
    message: SENT,
    reset: await forgotPassword(ctx, email, { network: networkOf(request.ip), browser: browserMark(request) }),
  }));

  serve(api, resetPassword, anyone, async (ctx, input, { request }) => {
    await choosePassword(ctx, { ...input, browser: browserMark(request) });
    return { message: 'Your password is changed. Please sign in with the new one.' };
  });
}
