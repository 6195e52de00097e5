import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import {
  categoryChanged,
  categoryInvalid,
  categoryMissing,
  type EditedCategory,
} from '#products/categories/contract.ts';
import { categoryIdFault, readCategory, type TypedCategory } from '#products/categories/read-category.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { wordId } from '#shared/text/word-id.ts';
import { categoryVersion, presentCategory, siblingsOf } from './categories.present.ts';
import {
  type CategoryRow,
  listCategoryRows,
  lockCategories,
  placeCategories,
  putCategory,
} from './categories.queries.ts';
import { recordCategoryAct } from './record-category-act.ts';

interface Placed extends TypedCategory {
  /** Among those in the same category. */
  readonly position?: number | undefined;
}

/** @throws categoryInvalid with each wrong field; pictureUnknown */
export function addCategory(
  ctx: ActorCtx,
  { id: wanted, ...typed }: Placed & { readonly id?: string | undefined },
): Promise<EditedCategory> {
  return ctx.tx(async tx => {
    await lockCategories(tx.db);
    const rows = await listCategoryRows(tx.db);
    const tree = new CategoryTree(rows);
    const id =
      wanted ?? wordId(typed.names[SOURCE_LANGUAGE] ?? '', { has: taken => tree.get(taken) !== undefined }, 'category');
    const fault = speaking(ctx.language, () => categoryIdFault(id, tree));
    if (fault !== undefined) throw refused({ id: fault });
    return put(tx, { id, typed, rows, tree, by: ctx.actor.userName });
  });
}

/**
 * Changes a category in the version in which it was read, and moves it with all that is in it.
 * @throws categoryMissing, categoryInvalid with each wrong field, categoryChanged with the category as it is now
 */
export function changeCategory(
  ctx: ActorCtx,
  { id, version, ...typed }: Placed & { readonly id: Kind; readonly version: string },
): Promise<EditedCategory> {
  return ctx.tx(async tx => {
    await lockCategories(tx.db);
    const rows = await listCategoryRows(tx.db);
    const before = rows.find(row => row.id === id);
    if (!before) throw categoryMissing();
    if (categoryVersion(before) !== version)
      throw categoryChanged(before.changedBy ?? '').with({ data: presentCategory(before, rows) });
    return put(tx, { id, typed, rows, tree: new CategoryTree(rows), by: ctx.actor.userName });
  });
}

interface Putting {
  readonly id: Kind;
  readonly typed: Placed;
  readonly rows: readonly CategoryRow[];
  readonly tree: CategoryTree;
  /** The name of the administrator. */
  readonly by: string;
}

/** Forms, files, filters and the search know the category at once, in every process; the words of products follow. */
async function put(tx: TxCtx, { id, typed, rows, tree, by }: Putting): Promise<EditedCategory> {
  const read = speaking(tx.language, () => readCategory(typed, id, tree));
  if ('faults' in read) throw refused(read.faults);
  const before = rows.find(row => row.id === id);
  const { picture } = read.category;
  if (picture && picture.src !== before?.picture?.src) await checkPictures(tx, [picture.src], null);
  await putCategory(tx.db, read.category, by);
  const others = siblingsOf(typed.parent, rows).filter(other => other !== id);
  const stays = before && before.parentId === typed.parent ? siblingsOf(typed.parent, rows).indexOf(id) : others.length;
  const at = Math.min(typed.position ?? stays, others.length);
  await placeCategories(tx.db, others.toSpliced(at, 0, id));

  const now = await listCategoryRows(tx.db);
  const after = now.find(row => row.id === id);
  if (!after) throw new Error('the category was written just now');
  await recordCategoryAct(tx, before ? 'category.changed' : 'category.added', { rows, now, id });
  if (before && findsOtherwise(before, after))
    await tx.later('catalog.refresh-words', { kinds: [...new CategoryTree(now).within([id])] });
  tx.changed(cacheTag.everything);
  return presentCategory(after, now);
}

/** Whether other words find its products, or those of the categories in it. */
function findsOtherwise(before: CategoryRow, after: CategoryRow): boolean {
  const wordsOf = ({ parentId, names, said }: CategoryRow) => JSON.stringify([parentId, names, said]);
  return wordsOf(before) !== wordsOf(after);
}

function refused(faults: Readonly<Record<string, string>>) {
  const [first = ''] = Object.values(faults);
  return categoryInvalid(first).with({ fields: faults });
}
