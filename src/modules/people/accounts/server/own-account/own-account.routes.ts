import {
  askNewEmail as askEndpoint,
  changeMobile as changeMobileEndpoint,
  changePassword as changePasswordEndpoint,
  confirmNewEmail as confirmEndpoint,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  noSuchSession,
} from '#people/accounts/own-account.contract.ts';
import { tokenOf } from '#people/accounts/server/sign-in/session-cookie.ts';
import { endSessionsOf, tokenHash } from '#people/accounts/server/sign-in/sessions.ts';
import type { ActorCtx } from '#platform/context.ts';
import { signedIn } from '#platform/http/serving/guard.ts';
import { type Api, type ServedCall, serve } from '#platform/http/serving/serve.ts';
import { askNewEmail, confirmNewEmail } from './change-email.ts';
import { changeMobile } from './change-mobile.ts';
import { changePassword } from './change-password.ts';
import { presentAccount, presentSession } from './own-account.present.ts';
import { endOwnSession, getOwnAccount, listSessionsOf } from './own-account.queries.ts';

/** What people do with their own account. Whose it is, the session alone says; no call takes an id of a person. */
export function serveOwnAccount(api: Api): void {
  serve(api, getAccount, signedIn, async ctx => ({ data: await ownAccount(ctx) }));

  serve(api, changePasswordEndpoint, signedIn, async (ctx, wanted, call) => {
    await changePassword(ctx, wanted, currentToken(call));
    return { message: 'Your password is changed. You are signed out on all other devices.' };
  });

  serve(api, askEndpoint, signedIn, async (ctx, wanted) => ({
    change: await askNewEmail(ctx, wanted),
    message: 'We have sent a code to the new address. It is valid for 15 minutes.',
  }));

  serve(api, confirmEndpoint, signedIn, async (ctx, wanted) => {
    await confirmNewEmail(ctx, wanted);
    return { message: 'Your e-mail address is changed.', data: await ownAccount(ctx) };
  });

  serve(api, changeMobileEndpoint, signedIn, async (ctx, { mobile: typed }) => {
    if (typed !== null) await changeMobile(ctx, typed);
    return { message: 'Your mobile number is changed.', data: await ownAccount(ctx) };
  });

  serve(api, listSessions, signedIn, async (ctx, _nothing, call) => {
    const rows = await listSessionsOf(ctx.db, ctx.actor.id, tokenHash(currentToken(call)));
    return { data: rows.map(presentSession) };
  });

  serve(api, endSession, signedIn, async (ctx, { sessionId }) => {
    if (!(await endOwnSession(ctx.db, ctx.actor.id, sessionId))) throw noSuchSession();
    return { message: 'That device is signed out.' };
  });

  serve(api, endOtherSessions, signedIn, async (ctx, _nothing, call) => {
    const ended = await endSessionsOf(ctx.db, ctx.actor.id, currentToken(call));
    return { message: ended === 1 ? 'One other device is signed out.' : `${ended} other devices are signed out.` };
  });
}

async function ownAccount(ctx: ActorCtx) {
  return presentAccount(await getOwnAccount(ctx.db, ctx.actor.id));
}

/** The session that this very call is made in; behind a guard there always is one. */
function currentToken({ request }: ServedCall): string {
  return tokenOf(request) ?? '';
}
