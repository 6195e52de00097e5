import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { isOverTls } from '#platform/http/safety/over-tls.ts';
import type { UserId } from '#shared/id.ts';

/** How long a browser stays known after the last login. */
const KNOWN_DAYS = 180;
const MAX_AGE_S = KNOWN_DAYS * 24 * 60 * 60;

function cookieName(request: FastifyRequest): string {
  return isOverTls(request) ? '__Host-browser' : 'browser';
}

/** The token that identifies this browser; it gives no access. Null if there is none or it is malformed. */
export function browserMark(request: FastifyRequest): string | null {
  const mark = request.cookies[cookieName(request)];
  return mark !== undefined && /^[A-Za-z0-9_-]{43}$/.test(mark) ? mark : null;
}

/**
 * Remembers that the user has signed in with this browser, so that strangers who try wrong passwords can't lock them out
 * (docs/security-cases.md A13). The cookie survives logout and may be shared by several users. The user's expired browsers
 * are deleted.
 */
export async function rememberBrowser(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: UserId,
): Promise<void> {
  const mark = browserMark(request) ?? randomBytes(32).toString('base64url');
  await sql`
    with swept as (delete from known_browsers where user_id = ${userId} and signed_in_at <= ${oldest()})
    insert into known_browsers (token_hash, user_id) values (${hashOf(mark)}, ${userId})
    on conflict (token_hash, user_id) do update set signed_in_at = now()`.execute(db);
  const secure = isOverTls(request);
  reply.setCookie(cookieName(request), mark, { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: MAX_AGE_S });
}

/** Whether the account of this e-mail address has signed in with this browser. */
export async function knowsBrowser(db: Database, mark: string | null, email: string): Promise<boolean> {
  if (mark === null) return false;
  const { rows } = await sql`
    select from known_browsers join users on users.id = known_browsers.user_id
    where token_hash = ${hashOf(mark)} and users.email = ${email} and signed_in_at > ${oldest()}`.execute(db);
  return rows.length > 0;
}

/** Whether any user has signed in with this browser. */
export async function isBrowserOfAnybody(db: Database, mark: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_browsers where token_hash = ${hashOf(mark)} and signed_in_at > ${oldest()} limit 1`.execute(db);
  return rows.length > 0;
}

function oldest() {
  return sql`now() - ${`${KNOWN_DAYS} days`}::interval`;
}

function hashOf(mark: string): Buffer {
  return createHash('sha256').update(mark).digest();
}
