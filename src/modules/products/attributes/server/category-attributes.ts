import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { versionOf } from '#platform/version-of.ts';
import { attributeMissing, type CategoryAttributes, orderChanged } from '#products/attributes/contract.ts';
import { nameIn } from '#products/catalog/attributes/attribute-set.ts';
import { readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { listOwnAttributes, lockAttributes, placeAttributes } from './attributes.queries.ts';

const CATEGORY_SUBJECT = '00000000-0000-7000-8000-000000000009';

/** The attributes of a category. @throws attributeMissing if there is no such category */
export async function showCategoryAttributes(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  { category }: { readonly category: Kind },
): Promise<CategoryAttributes> {
  const known = await readAttributes(db);
  const tree = await readCategories(db);
  if (!tree.get(category)) throw attributeMissing();
  const own = await ownOf(db, category);
  const all = known.of(category, tree).map(({ id }) => id);
  return {
    ...{ own, above: all.filter(id => !own.includes(id)), version: versionOf(own) },
    names: Object.fromEntries(known.all.map(({ id, names }) => [id, nameIn(names, language)])),
  };
}

/**
 * Puts the attributes of a category into an order. Others may be among them, which it gets; none can be left out, because that
 * is a change of the attribute, with a preview.
 * @throws attributeMissing, orderChanged with the attributes as they are now
 */
export function orderAttributes(
  ctx: ActorCtx,
  { category, own, version }: { readonly category: Kind; readonly own: readonly string[]; readonly version: string },
): Promise<CategoryAttributes> {
  return ctx.tx(async tx => {
    await lockAttributes(tx.db);
    const before = await showCategoryAttributes(tx, { category });
    const isComplete = before.own.every(id => own.includes(id)) && new Set(own).size === own.length;
    if (!own.every(id => Object.hasOwn(before.names, id))) throw attributeMissing();
    if (before.version !== version || !isComplete) throw orderChanged().with({ data: before });
    await placeAttributes(tx.db, category, own);
    const name = (await readCategories(tx.db)).nameOf(category, SOURCE_LANGUAGE);
    if (own.join() !== before.own.join())
      await recordAct(tx, {
        ...{ act: 'category.changed', on: { kind: 'category', id: CATEGORY_SUBJECT, name } },
        before: { attributes: before.own.join(', ') || null },
        after: { attributes: own.join(', ') },
      });
    tx.changed(cacheTag.everything);
    return { ...before, own: [...own], above: before.above.filter(id => !own.includes(id)), version: versionOf(own) };
  });
}

/** Without those that are removed. */
async function ownOf(db: Database, category: Kind): Promise<string[]> {
  const known = await readAttributes(db);
  return (await listOwnAttributes(db, category)).filter(id => known.get(id));
}
