import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId, UserId } from '#shared/id.ts';
import { ACTS } from '#shop/audit/acts.ts';
import { factWords } from '#shop/audit/fact-words.ts';
import type { EntryRow } from './audit.queries.ts';

export interface ActOfPerson {
  readonly at: Date;
  readonly what: string;
  /** Of acts upon the person, what they changed; of their own, nothing: that is about others. */
  readonly changes: string[];
  readonly byYou: boolean;
}

/** What the log says of somebody: acts upon them, also as a seller, and acts of theirs. Nobody else is named. */
export async function listActsOfPerson(
  db: Database,
  userId: UserId,
  sellerId: SellerId | undefined,
): Promise<ActOfPerson[]> {
  const { rows } = await sql<EntryRow>`
    select * from audit_entries
    where actor_id = ${userId} or subject_id = any(${sellerId ? [userId, sellerId] : [userId]}::uuid[])
    order by id`.execute(db);
  return rows.map(({ at, act, actor_id, before, after }) => {
    const byYou = actor_id === userId;
    return { at, what: ACTS[act], changes: byYou ? [] : factWords(before, after), byYou };
  });
}
