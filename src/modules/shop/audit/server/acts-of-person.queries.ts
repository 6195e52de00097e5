import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId, UserId } from '#shared/id.ts';
import { ACTS } from '#shop/audit/acts.ts';
import { factWords } from '#shop/audit/fact-words.ts';
import type { EntryRow } from './audit.queries.ts';

export interface ActOfPerson {
  readonly at: Date;
  readonly what: string;
  /** What an act changed about this person. Empty for acts by this person, which are about others. */
  readonly changes: string[];
  readonly byYou: boolean;
}

/** Log entries about a person or their seller account, and by that person. Names nobody else. */
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
    return { at, what: ACTS[act](), changes: byYou ? [] : factWords({ act, before, after }), byYou };
  });
}
