import { readBrands, type TypedBrand } from '#office/settings/brands/brand-rows.ts';
import { type BrandList, type BrandRow, brandInUse } from '#office/settings/brands/brands.contract.ts';
import { storedBrand } from '#office/settings/brands/stored-brand.ts';
import { settingsInvalid, settingsMoved } from '#office/settings/contract.ts';
import { changedFacts } from '#office/settings/groups/changed-facts.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { versionOf } from '#platform/version-of.ts';
import { deleteBrands, listBrandRows, lockBrands, putBrands } from '#products/catalog/server/catalog.ts';
import { askedBrands, checkFilesOfNewBrands } from '#products/imports/server/imports.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { wordId } from '#shared/text/word-id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { SUBJECTS } from './subjects.ts';

/** The brands as they stand, and those that files ask for. */
export async function brandList(db: Database): Promise<BrandList> {
  const brands = await listBrandRows(db);
  return { version: versionOfBrands(brands), brands, asked: await askedBrands(db) };
}

/** How many products each has is no part of it: products come and go. */
function versionOfBrands(brands: readonly BrandRow[]): string {
  return versionOf(brands.map(({ goods: _, ...typed }) => typed));
}

/**
 * Saves the list of brands in its order. What is left out is removed, unless it has products. Tiles, filters, titles and the
 * search know the new list at once, and files that wait for one of them are checked anew.
 * @throws settingsInvalid, settingsMoved with the list as it stands, brandInUse
 */
export async function saveBrandList(
  ctx: Ctx,
  { version, brands }: { readonly version: string; readonly brands: readonly TypedBrand[] },
): Promise<BrandList> {
  const read = speaking(ctx.language, () => readBrands(brands));
  if ('faults' in read) {
    const [first = ''] = Object.values(read.faults);
    throw settingsInvalid(first).with({ fields: read.faults });
  }
  return ctx.tx(async tx => {
    await lockBrands(tx.db);
    const before = await listBrandRows(tx.db);
    const known = new Set(before.map(({ id }) => id));
    const isStrange = read.brands.some(({ id }) => id !== null && !known.has(id));
    if (versionOfBrands(before) !== version || isStrange) throw settingsMoved().with({ data: await brandList(tx.db) });
    await deleteBrands(tx.db, removed(before, read.brands));
    await putBrands(tx.db, named(read.brands, known));
    const after = await brandList(tx.db);
    if (after.version === version) return after;
    tx.changed(cacheTag.everything);
    await checkFilesOfNewBrands(tx);
    await recordAct(tx, { act: 'settings.changed', on: SUBJECTS.brands(), ...factsOf(before, after.brands) });
    return after;
  });
}

/** @throws brandInUse */
function removed(before: readonly BrandRow[], wanted: readonly TypedBrand[]): BrandRow[] {
  const gone = before.filter(({ id }) => !wanted.some(brand => brand.id === id));
  const used = gone.find(({ goods }) => goods > 0);
  if (used) throw brandInUse(used.label, used.goods);
  return gone;
}

function named(brands: readonly TypedBrand[], known: ReadonlySet<string>) {
  const taken = new Set(known);
  return brands.map(brand => {
    const id = brand.id ?? wordId(brand.label, taken, 'brand');
    taken.add(id);
    return { ...brand, id };
  });
}

function factsOf(before: readonly BrandRow[], after: readonly BrandRow[]) {
  const labels = Object.fromEntries([...before, ...after].map(({ id, label }) => [id, () => label]));
  const facts = (brands: readonly BrandRow[]) => ({
    ...Object.fromEntries(brands.map(brand => [brand.id, storedBrand(brand)])),
    order: brands.map(({ label }) => label).join(', '),
  });
  return changedFacts({ ...labels, order: () => t('office.settings.brands.title') }, facts(before), facts(after));
}
