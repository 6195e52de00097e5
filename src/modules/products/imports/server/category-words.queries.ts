import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ImportId, SellerId } from '#shared/id.ts';
import { foldName } from '#shared/text/fold-name.ts';

/** What a seller has said of words, by the folded word. */
export async function rememberedWords(db: Database, sellerId: SellerId): Promise<ReadonlyMap<string, Kind>> {
  const { rows } = await sql<{ word: string; category_id: Kind }>`
    select word, category_id from category_words where seller_id = ${sellerId}`.execute(db);
  return new Map(rows.map(({ word, category_id }) => [word, category_id]));
}

export interface SaidWord {
  readonly word: string;
  readonly category: Kind;
}

/** Remembers what words mean, in place of what was said before. @returns how many words of the seller are known now */
export async function rememberWords(tx: Tx, sellerId: SellerId, words: readonly SaidWord[]): Promise<number> {
  const said = Object.fromEntries(words.map(({ word, category }) => [foldName(word), category]));
  await sql`
    insert into category_words (seller_id, word, category_id)
    select ${sellerId}, w.key, c.id
    from json_each_text(${JSON.stringify(said)}::json) w
      join (select id from categories order by id for key share) c on c.id = w.value
    on conflict (seller_id, word) do update set category_id = excluded.category_id`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from category_words where seller_id = ${sellerId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Words of a file that the shop does not know itself, with the number of their rows, most first. */
export async function countWords(db: Database, id: ImportId, limit: number): Promise<{ word: string; rows: number }[]> {
  const { rows } = await sql<{ word: string; rows: number }>`
    select word, count(*)::int as rows from import_rows
    where import_id = ${id} and word is not null group by word order by 2 desc, word limit ${limit}`.execute(db);
  return rows;
}
