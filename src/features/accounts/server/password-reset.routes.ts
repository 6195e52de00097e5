import { forgotPassword as forgotEndpoint, resetPassword } from '#features/accounts/password-reset.contract.ts';
import { anyone } from '#platform/http/guard.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { choosePassword } from './choose-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { browserMark } from './known-browser.ts';

/** Said alike whether or not the address has an account. */
const SENT = 'If this address has an account, we have sent a code to it. It is valid for 15 minutes.';

export function servePasswordReset(api: Api): void {
  serve(api, forgotEndpoint, anyone, async (ctx, { email }, { request }) => ({
    message: SENT,
    reset: await forgotPassword(ctx, email, { network: networkOf(request.ip), browser: browserMark(request) }),
  }));

  serve(api, resetPassword, anyone, async (ctx, wanted, { request }) => {
    await choosePassword(ctx, { ...wanted, browser: browserMark(request) });
    return { message: 'Your password is changed. Please sign in with the new one.' };
  });
}
