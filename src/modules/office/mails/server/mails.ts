/** The facade of the texts that a shop writes in its mails. */
import type { Ctx } from '#platform/context.ts';
import type { FindOwnWords } from '#platform/notify/own-words.ts';
import { listMailWords } from './mail-words.queries.ts';

export { mailEvents } from './mails.events.ts';

/** The shop's own words, read once for many letters. */
export async function ownWords({ db }: Ctx): Promise<FindOwnWords> {
  const rows = await listMailWords(db);
  const found = new Map(rows.map(row => [`${row.mail} ${row.language}`, row]));
  return (mail, language) => found.get(`${mail} ${language}`);
}
