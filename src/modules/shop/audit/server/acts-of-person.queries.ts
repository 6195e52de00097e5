import { sql } from 'kysely';
import type { SellerId, UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { ACTS } from '#shop/audit/acts.ts';
import { factWords } from '#shop/audit/fact-words.ts';
import type { AuditReading } from './audit.present.ts';
import type { AuditRow } from './audit.queries.ts';

export interface ActOfPerson {
  readonly at: Date;
  readonly what: string;
  /** What an act changed about this person. Empty for acts by this person, which are about others. */
  readonly changes: string[];
  readonly byYou: boolean;
}

/** Log entries about a person or their seller account, and by that person, in the language of the call. Names nobody else. */
export async function listActsOfPerson(
  { db, language, ports }: AuditReading,
  userId: UserId,
  sellerId: SellerId | undefined,
): Promise<ActOfPerson[]> {
  const { rows } = await sql<AuditRow>`
    select * from audit_entries
    where actor_id = ${userId} or subject_id = any(${sellerId ? [userId, sellerId] : [userId]}::uuid[])
    order by id`.execute(db);
  const present = (row: AuditRow): ActOfPerson => {
    const byYou = row.actor_id === userId;
    return { at: row.at, what: ACTS[row.act](), changes: byYou ? [] : factWords(row, ports.auditWords), byYou };
  };
  return speaking(language, () => rows.map(present));
}
