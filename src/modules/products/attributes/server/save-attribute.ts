import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import {
  attributeChanged,
  attributeInvalid,
  attributeMissing,
  changeUnseen,
  type EditedAttribute,
  valuesDoNotFit,
} from '#products/attributes/contract.ts';
import { convertValue } from '#products/attributes/convert-value.ts';
import {
  attributeIdFault,
  MAX_ATTRIBUTES,
  readAttribute,
  type TypedAttribute,
} from '#products/attributes/read-attribute.ts';
import type { Attribute } from '#products/catalog/attributes/attribute.ts';
import {
  convertAttributeValues,
  convertWaitingValues,
  productsAreCurrent,
  readCategories,
} from '#products/catalog/server/catalog.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { wordId } from '#shared/text/word-id.ts';
import { attributeVersion, presentAttribute } from './attributes.present.ts';
import {
  type AttributeOnFile,
  listAttributesOnFile,
  listValuesInUse,
  lockAttributes,
  putAttribute,
  putInCategories,
} from './attributes.queries.ts';
import { planChange } from './plan-change.ts';
import { recordAttributeAct } from './record-attribute-act.ts';

/** @throws attributeInvalid with each wrong field */
export function addAttribute(
  ctx: ActorCtx,
  { id: wanted, ...typed }: TypedAttribute & { readonly id?: string | undefined },
): Promise<EditedAttribute> {
  return ctx.tx(async tx => {
    await lockAttributes(tx.db);
    const all = await listAttributesOnFile(tx.db);
    const taken = new Set(all.map(attribute => attribute.id));
    const id = wanted ?? wordId(typed.names[SOURCE_LANGUAGE] ?? '', taken, 'attribute');
    const fault = speaking(ctx.language, () => newFault(id, taken));
    if (fault) throw refused(fault);
    const attribute = await readFor(tx, id, typed, all);
    await putAttribute(tx.db, attribute, ctx.actor.userName);
    await putInCategories(tx.db, id, typed.categories);
    const after = await findAttribute(tx, id);
    await recordAttributeAct(tx, 'attribute.added', { after });
    tx.changed(cacheTag.everything);
    return presentAttribute(after, []);
  });
}

/**
 * Changes an attribute in the version in which it was read, with the values of products in the same transaction.
 * @throws attributeMissing, attributeInvalid with each wrong field, attributeChanged with the attribute as it is now,
 * valuesDoNotFit if not every value converts, changeUnseen unless `seen` is what it does to products
 */
export async function changeAttribute(
  ctx: ActorCtx,
  { id, version, seen, ...typed }: TypedAttribute & { id: string; version: string; seen?: string | undefined },
): Promise<EditedAttribute> {
  const { after, converted } = await ctx.tx(async tx => {
    await lockAttributes(tx.db);
    const all = await listAttributesOnFile(tx.db);
    const before = await versionRead(tx, all, { id, version });
    const { categories, merged } = typed;
    const attribute = await readFor(tx, id, typed, all);
    const around = { tree: await readCategories(tx.db), language: ctx.language };
    const { plan, changed } = await planChange(tx.db, { before, after: attribute, categories, merged }, around);
    const { products, misfits, misfitting, converted, left, lacking } = plan;
    const [first] = misfitting;
    if (misfits > 0)
      throw valuesDoNotFit(products - misfits, misfits, `${first?.text}: ${first?.to}`).with({ data: plan });
    const isQuiet = converted + left === 0 && (lacking === 0 || before.required);
    if (!isQuiet && seen !== plan.version) throw changeUnseen(converted + left + lacking).with({ data: plan });
    await convertAttributeValues(tx, id, changed);
    await convertWaitingValues(tx, id, value => {
      const result = convertValue(before, attribute, value, merged);
      return 'value' in result ? result.value : undefined;
    });
    await putAttribute(tx.db, attribute, ctx.actor.userName);
    await putInCategories(tx.db, id, categories);
    const now = await findAttribute(tx, id);
    await recordAttributeAct(tx, 'attribute.changed', { before, after: now, products: converted });
    tx.changed(cacheTag.everything);
    return { after: presentAttribute(now, await listValuesInUse(tx.db, id)), converted };
  });
  if (converted > 0) await productsAreCurrent(ctx);
  return after;
}

/** @throws attributeMissing if there is none that is not removed, attributeChanged with the attribute as it is now */
export async function versionRead(
  tx: TxCtx,
  all: readonly AttributeOnFile[],
  { id, version }: { readonly id: string; readonly version: string },
): Promise<AttributeOnFile> {
  const before = all.find(attribute => attribute.id === id);
  if (!before || before.removed) throw attributeMissing();
  if (attributeVersion(before) === version) return before;
  const data = presentAttribute(before, await listValuesInUse(tx.db, id));
  throw attributeChanged(before.changedBy ?? '').with({ data });
}

/** @throws attributeMissing */
export async function findAttribute({ db }: Pick<Ctx, 'db'>, id: string): Promise<AttributeOnFile> {
  const found = (await listAttributesOnFile(db)).find(attribute => attribute.id === id);
  if (!found) throw attributeMissing();
  return found;
}

/** @throws attributeInvalid with each wrong field */
async function readFor(
  tx: TxCtx,
  id: string,
  typed: TypedAttribute,
  all: readonly AttributeOnFile[],
): Promise<Attribute> {
  const tree = await readCategories(tx.db);
  const beside = new Set(tree.within(typed.categories).flatMap(kind => tree.upFrom(kind).map(above => above.id)));
  const others = all.filter(
    other => other.id !== id && !other.removed && other.categories.some(category => beside.has(category)),
  );
  const known = {
    ...{ before: all.find(attribute => attribute.id === id), others },
    hasCategory: (category: string) => tree.get(category) !== undefined,
  };
  const read = speaking(tx.language, () => readAttribute(typed, id, known));
  if ('faults' in read) throw refused(read.faults);
  return read.attribute;
}

function newFault(id: string, taken: ReadonlySet<string>): Readonly<Record<string, string>> | undefined {
  const fault = attributeIdFault(id, taken);
  if (fault !== undefined) return { id: fault };
  return taken.size < MAX_ATTRIBUTES
    ? undefined
    : { 'names.en': t('products.attributes.fault.tooMany', { most: MAX_ATTRIBUTES }) };
}

function refused(faults: Readonly<Record<string, string>>) {
  const [first = ''] = Object.values(faults);
  return attributeInvalid(first).with({ fields: faults });
}
