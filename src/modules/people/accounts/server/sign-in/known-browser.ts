import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { isOverTls } from '#platform/http/safety/over-tls.ts';
import type { UserId } from '#shared/id.ts';
import { insertKnownBrowser, isBrowserKnown, KNOWN_DAYS } from './known-browsers.queries.ts';

const MAX_AGE = KNOWN_DAYS * 24 * 60 * 60;

function cookieName(request: FastifyRequest): string {
  return isOverTls(request) ? '__Host-browser' : 'browser';
}

/** The mark this browser carries; it opens nothing. Null when there is none of our form. */
export function browserMark(request: FastifyRequest): string | null {
  const mark = request.cookies[cookieName(request)];
  return mark !== undefined && /^[A-Za-z0-9_-]{43}$/.test(mark) ? mark : null;
}

/**
 * Remembers that somebody has signed in with this browser, so that strangers who try wrong passwords can't keep them out
 * (docs/security-cases.md A13). The mark outlives a logout, and several people may share it.
 */
export async function rememberBrowser(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: UserId,
): Promise<void> {
  const mark = browserMark(request) ?? randomBytes(32).toString('base64url');
  await insertKnownBrowser(db, mark, userId);
  const secure = isOverTls(request);
  reply.setCookie(cookieName(request), mark, { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: MAX_AGE });
}

/** Whether somebody with this e-mail address has signed in with the browser that carries the mark. */
export async function knowsBrowser(db: Database, mark: string | null, email: string): Promise<boolean> {
  return mark !== null && isBrowserKnown(db, mark, email);
}
