import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  checkAuth,
  login,
  logout,
  register,
  type SessionUser,
  signInForToken,
  verifyOtp,
} from '#people/accounts/contract.ts';
import {
  askGuestCode as askGuestCodeEndpoint,
  enterAsGuest as enterAsGuestEndpoint,
} from '#people/accounts/guests/guests.contract.ts';
import { askGuestCode, enterAsGuest } from '#people/accounts/server/guests/enter-as-guest.ts';
import { addSeller } from '#people/accounts/server/registration/add-seller.ts';
import { openRegistration } from '#people/accounts/server/registration/register.ts';
import { verifyCode } from '#people/accounts/server/registration/verify-code.ts';
import { browserMark, rememberBrowser } from '#people/accounts/server/sign-in/known-browser.ts';
import {
  clearSessionCookies,
  cookieToken,
  setSessionCookies,
  tokenOf,
} from '#people/accounts/server/sign-in/session-cookie.ts';
import { actorOfToken, closeSession, endOldestSessions } from '#people/accounts/server/sign-in/sessions.ts';
import { signIn } from '#people/accounts/server/sign-in/sign-in.ts';
import { addVendor } from '#people/sellers/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { administrator, anyone, signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { type Actor, ROLE_AND_TYPE } from '#shared/api/actor.ts';
import { busy } from '#shared/api/busy.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';

export function serveAccounts(api: Api): void {
  serve(api, register, anyone, async (ctx, fields, { request }) => {
    await openRegistration(ctx, fields, visitor(request));
    return { message: speaking(ctx.language, () => t('people.accounts.told.codeSent')) };
  });

  serve(api, verifyOtp, anyone, async (ctx, fields, { request, reply }) => {
    const token = await verifyCode(ctx, fields, visitor(request));
    const user = await enter(ctx, request, reply, token);
    return user.type === 'vendor'
      ? {
          message: speaking(ctx.language, () => t('people.accounts.told.sellerMade')),
          status: 'Pending',
          user,
        }
      : {
          message: speaking(ctx.language, () => t('people.accounts.told.welcome', { name: user.userName })),
          status: 'Active',
          user,
        };
  });

  serve(api, login, anyone, async (ctx, credentials, { request, reply }) => {
    const token = await signIn(ctx, credentials, visitor(request));
    return {
      message: speaking(ctx.language, () => t('people.accounts.told.in')),
      user: await enter(ctx, request, reply, token),
    };
  });

  serve(api, signInForToken, anyone, async (ctx, credentials, { request }) => {
    const token = await signIn(ctx, credentials, visitor(request));
    return { token, user: sessionUser(await enterWith(ctx, token)) };
  });

  serve(api, askGuestCodeEndpoint, anyone, async (ctx, { email }, { request }) => ({
    // The same whether or not the address has an account.
    message: speaking(ctx.language, () => t('people.accounts.told.guestCode')),
    entry: await askGuestCode(ctx, email, visitor(request)),
  }));

  serve(api, enterAsGuestEndpoint, anyone, async (ctx, typed, { request, reply }) => {
    const token = await enterAsGuest(ctx, { ...typed, ...visitor(request) });
    return {
      message: speaking(ctx.language, () => t('people.accounts.told.guest')),
      user: await enter(ctx, request, reply, token),
    };
  });

  serve(api, logout, anyone, async (ctx, _nothing, { request, reply }) => {
    for (const token of new Set([cookieToken(request), tokenOf(request)])) if (token) await closeSession(ctx.db, token);
    clearSessionCookies(request, reply);
    return { message: speaking(ctx.language, () => t('people.accounts.told.out')) };
  });

  serve(api, addVendor, administrator, async (ctx, fields) => ({
    message: speaking(ctx.language, () => t('people.accounts.told.vendor')),
    data: await addSeller(ctx, fields),
  }));

  serve(api, checkAuth, signedIn, async ctx => ({ user: sessionUser(ctx.actor) }));
}

function visitor(request: FastifyRequest) {
  return {
    network: networkOf(request.ip),
    browser: browserMark(request),
    userAgent: request.headers['user-agent'],
  };
}

/** Sets the new session in the browser and ends the previous one (docs/security-cases.md A15). */
async function enter(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, token: string): Promise<SessionUser> {
  const before = cookieToken(request);
  if (before) await closeSession(ctx.db, before);
  const actor = await enterWith(ctx, token);
  setSessionCookies(request, reply, token);
  await rememberBrowser(ctx.db, request, reply, actor.id);
  return sessionUser(actor);
}

/** The user of a new session, within the number of sessions that an account may have. */
async function enterWith({ db }: Ctx, token: string): Promise<Actor> {
  const actor = await actorOfToken(db, token);
  // Blocked since the session was created.
  if (!actor) throw busy();
  await endOldestSessions(db, actor.id);
  return actor;
}

function sessionUser({ id, userName, email, kind, sellerStatus, isGuest }: Actor): SessionUser {
  return {
    id,
    userName,
    email,
    ...ROLE_AND_TYPE[kind],
    ...(isGuest && { isGuest }),
    ...(sellerStatus !== null && { status: sellerStatus }),
  };
}
