import { findUserToNotify } from '#people/accounts/server/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { UserId } from '#shared/id.ts';

/** Undefined if their account is deleted. */
export function findBuyerToNotify(db: Database, userId: UserId): Promise<Recipient | undefined> {
  return findUserToNotify(db, userId);
}
