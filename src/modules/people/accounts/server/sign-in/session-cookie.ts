import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOfKey, KEY_PREFIX } from '#people/accounts/server/keys/key-actor.ts';
import type { Database } from '#platform/db/database.ts';
import { isOverTls } from '#platform/http/safety/over-tls.ts';
import { bearerOf } from '#platform/http/safety/same-origin.ts';
import type { Actor } from '#shared/api/actor.ts';
import { actorOfToken, SESSION_WHOLE_DAYS } from './sessions.ts';

/** Tells scripts that a session may exist, because they can't read the session cookie. */
const MARKER_COOKIE = 'signed_in';
const MAX_AGE = SESSION_WHOLE_DAYS * 24 * 60 * 60;

function cookieName(request: FastifyRequest): string {
  return isOverTls(request) ? '__Host-session' : 'session';
}

/** The token in the session cookie; null if there is none. */
export function cookieToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request)] ?? null;
}

/** The bearer token if there is one, which then counts alone; else the session token in the cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  return bearerOf(request) ?? cookieToken(request);
}

/** The user of this request's session; null for a guest and for an invalid or expired token. */
export async function authenticate(db: Database, request: FastifyRequest): Promise<Actor | null> {
  const token = tokenOf(request);
  return token === null ? null : actorOfToken(db, token);
}

/** The same for a session or an API key. */
export async function identify(db: Database, request: FastifyRequest): Promise<Actor | null> {
  const bearer = bearerOf(request);
  return bearer?.startsWith(KEY_PREFIX) ? actorOfKey(db, bearer) : authenticate(db, request);
}

/** Whether the browser assumes a session. It removes the marker when the server says there is none. */
export function hadSession(request: FastifyRequest): boolean {
  return request.cookies[MARKER_COOKIE] !== undefined;
}

/** Sets the token in an HttpOnly cookie and, for scripts, the marker that a session may exist. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const shared = { path: '/', sameSite: 'lax', secure: isOverTls(request), maxAge: MAX_AGE } as const;
  reply.setCookie(cookieName(request), token, { ...shared, httpOnly: true });
  reply.setCookie(MARKER_COOKIE, '1', shared);
}

/** Removes both; browsers require the attributes they were set with. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const shared = { path: '/', sameSite: 'lax', secure: isOverTls(request) } as const;
  reply.clearCookie(cookieName(request), { ...shared, httpOnly: true });
  reply.clearCookie(MARKER_COOKIE, shared);
}
