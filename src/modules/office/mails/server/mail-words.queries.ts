import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { OwnWords } from '#platform/notify/own-words.ts';

/** All words that the shop has written itself. There are few. */
export function listMailWords(db: Database) {
  return db
    .selectFrom('mail_words')
    .select(['mail', 'language', 'subject', 'opening', 'closing', 'version', 'changed_by'])
    .execute();
}

export interface MailWordsRow extends OwnWords {
  readonly mail: string;
  readonly language: string;
  readonly version: number;
  readonly changed_by: string;
}

/** Whether a text of it is not the usual one. */
export function hasOwnWords({ subject, opening, closing }: OwnWords): boolean {
  return `${subject}${opening}${closing}` !== '';
}

export async function putMailWords(tx: Tx, row: MailWordsRow): Promise<void> {
  const { mail, language, ...saved } = row;
  await tx
    .insertInto('mail_words')
    .values(row)
    .onConflict(same => same.columns(['mail', 'language']).doUpdateSet({ ...saved, changed_at: sql`now()` }))
    .execute();
}

/** Locks the words of all mails until the end of the transaction. */
export async function lockMailWords(tx: Tx): Promise<void> {
  await sql`lock table mail_words in share row exclusive mode`.execute(tx);
}
