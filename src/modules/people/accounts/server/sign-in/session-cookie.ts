import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { isOverTls } from '#platform/http/safety/over-tls.ts';
import type { Actor } from '#shared/api/actor.ts';
import { actorOfToken, SESSION_WHOLE_DAYS } from './sessions.ts';

/** Says to scripts that a session may exist, and nothing else; the session itself they can't read. */
const MARKER_COOKIE = 'signed_in';
const MAX_AGE = SESSION_WHOLE_DAYS * 24 * 60 * 60;

function cookieName(request: FastifyRequest): string {
  return isOverTls(request) ? '__Host-session' : 'session';
}

/** The token this browser carries by itself; null when it is none of ours. */
export function cookieToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request)] ?? null;
}

/** The session's token, from the cookie or as a bearer; null when there is none, or when the two disagree. */
export function tokenOf(request: FastifyRequest): string | null {
  const cookie = cookieToken(request);
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (cookie && bearer && cookie !== bearer) return null;
  return bearer ?? cookie ?? null;
}

/** Who sends this request; null for a guest and for a token that is not good, or no longer. */
export async function authenticate(db: Database, request: FastifyRequest): Promise<Actor | null> {
  const token = tokenOf(request);
  return token === null ? null : actorOfToken(db, token);
}

/** Whether the browser believes in a session; it takes the mark away once it was told better. */
export function hadSession(request: FastifyRequest): boolean {
  return request.cookies[MARKER_COOKIE] !== undefined;
}

/** The token where scripts can't read it, and beside it a mark they can: that there may be a session. */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const shared = { path: '/', sameSite: 'lax', secure: isOverTls(request), maxAge: MAX_AGE } as const;
  reply.setCookie(cookieName(request), token, { ...shared, httpOnly: true });
  reply.setCookie(MARKER_COOKIE, '1', shared);
}

/** Takes both back, by the attributes they were set with. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const shared = { path: '/', sameSite: 'lax', secure: isOverTls(request) } as const;
  reply.clearCookie(cookieName(request), { ...shared, httpOnly: true });
  reply.clearCookie(MARKER_COOKIE, shared);
}
