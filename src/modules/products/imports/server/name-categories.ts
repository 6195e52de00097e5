import type { ActorCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { sellerReach } from '#platform/seller-reach.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import type { nameCategories as endpoint, ImportDetail } from '#products/imports/contract.ts';
import {
  categoryOfWordUnknown,
  importNotChecked,
  tooManyWords,
  wordSaysNothing,
} from '#products/imports/import-problems.ts';
import { canNameCategories, WORDS_AT_ONCE } from '#products/imports/import-state.ts';
import { proposeCategory } from '#products/imports/readers/propose-category.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { countWords, rememberedWords, rememberWords } from './category-words.queries.ts';
import { presentImport } from './imports.present.ts';
import { checkAnew, getImport, type Import, type NamedImport, seenBy } from './imports.queries.ts';

/** Spellings of the same words that are read for that. */
const READ = 500;
const MAX_WORDS = 2_000;

/** The words of a file that its seller has to explain or has explained, those with the most rows first. */
export async function categoryWordsOf(db: Database, { id, seller_id }: Import): Promise<ImportDetail['words']> {
  const counted = await countWords(db, id, READ);
  if (counted.length === 0) return [];
  const tree = await readCategories(db);
  const remembered = await rememberedWords(db, seller_id);
  const alike = [...Map.groupBy(counted, ({ word }) => foldName(word))];
  return alike
    .map(([folded, spellings]) => ({
      word: spellings[0]?.word ?? '',
      rows: spellings.reduce((sum, { rows }) => sum + rows, 0),
      category: remembered.get(folded) ?? null,
    }))
    .sort((one, other) => other.rows - one.rows)
    .slice(0, WORDS_AT_ONCE)
    .map(row => ({ ...row, proposal: row.category ?? proposeCategory(row.word, tree) }));
}

/**
 * Remembers for a seller what words of a file mean, and checks the file anew, while nothing of it is imported.
 * @throws importIsMissing, importNotChecked, categoryOfWordUnknown, wordSaysNothing, tooManyWords
 */
export async function nameCategories(ctx: ActorCtx, { id, words }: InputOf<typeof endpoint>): Promise<NamedImport> {
  const seen = seenBy(sellerReach(ctx));
  return ctx.tx(async tx => {
    const found = await getImport(tx.db, id, seen);
    if (!canNameCategories(presentImport(found))) throw importNotChecked();
    if (words.some(({ word }) => foldName(word) === '')) throw wordSaysNothing();
    const tree = await readCategories(tx.db);
    const strange = words.find(({ category }) => !tree.get(category));
    if (strange) throw categoryOfWordUnknown(strange.word);
    if ((await rememberWords(tx.db, found.seller_id, words)) > MAX_WORDS) throw tooManyWords(MAX_WORDS);
    if (!(await checkAnew(tx.db, found))) throw importNotChecked();
    await tx.later('imports.work', { id, language: ctx.language });
    return getImport(tx.db, id, seen);
  });
}
