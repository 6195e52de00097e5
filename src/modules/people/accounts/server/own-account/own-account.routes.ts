import { deviceName } from '#people/accounts/device-name.ts';
import {
  askNewEmail as askEndpoint,
  askTexts as askTextsEndpoint,
  changeLanguage,
  changeMobile as changeMobileEndpoint,
  changePassword as changePasswordEndpoint,
  confirmNewEmail as confirmEndpoint,
  confirmTexts as confirmTextsEndpoint,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  noSuchSession,
  type OwnAccount,
  type OwnSession,
  stopTexts,
} from '#people/accounts/own-account.contract.ts';
import { invalidField } from '#people/accounts/password/password-reset.contract.ts';
import { tokenOf } from '#people/accounts/server/sign-in/session-cookie.ts';
import { endSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
import { tokenHash } from '#people/accounts/server/sign-in/token-hash.ts';
import { readMobile } from '#people/addresses/mobile.ts';
import type { ActorCtx } from '#platform/context.ts';
import { signedIn } from '#platform/http/serving/guard.ts';
import { type Api, type ServedCall, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { askNewEmail, confirmNewEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { askTexts, confirmTexts, mayText } from './change-texts.ts';
import {
  endOwnSession,
  endTexts,
  getOwnAccount,
  listSessionsOf,
  type OwnAccountRow,
  type SessionRow,
  setLanguage,
  setMobile,
} from './own-account.queries.ts';

/** A user's own account. The session alone identifies the user; no call takes a user id. */
export function serveOwnAccount(api: Api): void {
  serve(api, getAccount, signedIn, async ctx => ({ data: await ownAccount(ctx) }));

  serve(api, changePasswordEndpoint, signedIn, async (ctx, input, call) => {
    await changePassword(ctx, input, currentToken(call));
    return { message: speaking(ctx.language, () => t('people.accounts.told.password')) };
  });

  serve(api, askEndpoint, signedIn, async (ctx, input) => ({
    change: await askNewEmail(ctx, input),
    message: speaking(ctx.language, () => t('people.accounts.told.newEmail')),
  }));

  serve(api, confirmEndpoint, signedIn, async (ctx, input) => {
    await confirmNewEmail(ctx, input);
    return { message: speaking(ctx.language, () => t('people.accounts.told.email')), data: await ownAccount(ctx) };
  });

  serve(api, changeMobileEndpoint, signedIn, async (ctx, { mobile: typed }) => {
    if (typed !== null) await changeMobile(ctx, typed);
    return { message: speaking(ctx.language, () => t('people.accounts.told.mobile')), data: await ownAccount(ctx) };
  });

  serve(api, askTextsEndpoint, signedIn, async ctx => ({
    change: await askTexts(ctx),
    message: speaking(ctx.language, () => t('people.accounts.told.textCode')),
  }));

  serve(api, confirmTextsEndpoint, signedIn, async (ctx, input) => {
    await confirmTexts(ctx, input);
    return { message: speaking(ctx.language, () => t('people.accounts.told.textsOn')), data: await ownAccount(ctx) };
  });

  serve(api, stopTexts, signedIn, async ctx => {
    await endTexts(ctx.db, ctx.actor.id);
    return { message: speaking(ctx.language, () => t('people.accounts.told.textsOff')), data: await ownAccount(ctx) };
  });

  serve(api, changeLanguage, signedIn, async (ctx, { language }) => {
    await setLanguage(ctx.db, ctx.actor.id, language);
    return { message: speaking(ctx.language, () => t('people.accounts.told.language')), data: await ownAccount(ctx) };
  });

  serve(api, listSessions, signedIn, async (ctx, _nothing, call) => {
    const rows = await listSessionsOf(ctx.db, ctx.actor.id, tokenHash(currentToken(call)));
    return { data: speaking(ctx.language, () => rows.map(presentSession)) };
  });

  serve(api, endSession, signedIn, async (ctx, { sessionId }) => {
    if (!(await endOwnSession(ctx.db, ctx.actor.id, sessionId))) throw noSuchSession();
    return { message: speaking(ctx.language, () => t('people.accounts.told.device')) };
  });

  serve(api, endOtherSessions, signedIn, async (ctx, _nothing, call) => {
    const ended = await endSessionsOf(ctx.db, ctx.actor.id, currentToken(call));
    return { message: speaking(ctx.language, () => t('people.accounts.told.devices', { count: ended })) };
  });
}

async function ownAccount(ctx: ActorCtx) {
  return presentAccount(await getOwnAccount(ctx.db, ctx.actor.id), mayText(ctx));
}

/** The session of this request; behind the guard there always is one. */
function currentToken({ request }: ServedCall): string {
  return tokenOf(request) ?? '';
}

/** Changes the signed-in user's mobile number. A mail confirms it, unless it is the same. @throws inputInvalid */
async function changeMobile(ctx: ActorCtx, typed: string): Promise<void> {
  const mobile = readMobile(typed);
  if (mobile === undefined) throw invalidField('mobile', () => t('people.accounts.fault.mobile'));
  await ctx.tx(async tx => {
    if (await setMobile(tx.db, ctx.actor.id, mobile))
      await tx.notify('accounts.mobile-changed', { user: ctx.actor.id });
  });
}

type Wire<Shape, Instants extends keyof Shape> = Omit<Shape, Instants> & Record<Instants, string>;

function presentAccount(row: OwnAccountRow, canText: boolean): Wire<OwnAccount, 'since'> {
  const { user_name: userName, email, mobile, language, texts_since, created_at } = row;
  return { userName, email, mobile, language, texts: texts_since !== null, canText, since: created_at.toISOString() };
}

function presentSession(row: SessionRow): Wire<OwnSession, 'since' | 'lastUsed'> {
  return {
    id: row.id,
    device: deviceName(row.user_agent),
    since: row.created_at.toISOString(),
    lastUsed: row.seen_at.toISOString(),
    isCurrent: row.is_current,
  };
}
