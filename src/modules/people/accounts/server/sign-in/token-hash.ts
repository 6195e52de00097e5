import { createHash } from 'node:crypto';

/** What the database stores instead of a session token or an API key. Both are random, so a fast hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
