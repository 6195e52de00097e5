import type { Database, Tx } from '#platform/db/database.ts';
import type { OwnWords } from '#platform/notify/own-words.ts';

/** All words that the shop has written itself. There are few. */
export function listMailWords(db: Database) {
  return db.selectFrom('mail_words').select(['mail', 'language', 'subject', 'opening', 'closing']).execute();
}

/** Nothing but empty texts is no row. */
export async function putMailWords(tx: Tx, mail: string, language: string, words: OwnWords): Promise<void> {
  await tx.deleteFrom('mail_words').where('mail', '=', mail).where('language', '=', language).execute();
  if (Object.values(words).every(text => text === '')) return;
  const { subject, opening, closing } = words;
  await tx.insertInto('mail_words').values({ mail, language, subject, opening, closing }).execute();
}
