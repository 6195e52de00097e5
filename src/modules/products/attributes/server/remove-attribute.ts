import type { ActorCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { attributeMissing, changeUnseen, type EditedAttribute } from '#products/attributes/contract.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import { presentAttribute } from './attributes.present.ts';
import { listAttributesOnFile, listValuesInUse, lockAttributes, setAttributeRemoved } from './attributes.queries.ts';
import { planChange } from './plan-change.ts';
import { recordAttributeAct } from './record-attribute-act.ts';
import { findAttribute, versionRead } from './save-attribute.ts';

interface WhichRemoval {
  readonly id: string;
  readonly version: string;
  readonly seen?: string | undefined;
}

/**
 * Removes an attribute from forms, filters, files and pages. Products keep their values, and categories its place, for the
 * case that it is restored.
 * @throws attributeMissing, attributeChanged with the attribute as it is now, changeUnseen unless `seen` is what it does
 */
export async function removeAttribute(ctx: ActorCtx, { id, version, seen }: WhichRemoval): Promise<void> {
  await ctx.tx(async tx => {
    await lockAttributes(tx.db);
    const before = await versionRead(tx, await listAttributesOnFile(tx.db), { id, version });
    const around = { tree: await readCategories(tx.db), language: ctx.language };
    const { plan } = await planChange(tx.db, { before, after: { ...before, required: false }, categories: [] }, around);
    if (plan.products > 0 && seen !== plan.version) throw changeUnseen(plan.products).with({ data: plan });
    await setAttributeRemoved(tx, id, true, ctx.actor.userName);
    await recordAttributeAct(tx, 'attribute.removed', { before, products: plan.products });
    tx.changed(cacheTag.everything);
  });
}

/** @throws attributeMissing unless it is removed */
export async function restoreAttribute(ctx: ActorCtx, { id }: { readonly id: string }): Promise<EditedAttribute> {
  return ctx.tx(async tx => {
    await lockAttributes(tx.db);
    if (!(await findAttribute(tx, id)).removed) throw attributeMissing();
    await setAttributeRemoved(tx, id, false, ctx.actor.userName);
    const after = await findAttribute(tx, id);
    await recordAttributeAct(tx, 'attribute.restored', { after });
    tx.changed(cacheTag.everything);
    return presentAttribute(after, await listValuesInUse(tx.db, id));
  });
}
