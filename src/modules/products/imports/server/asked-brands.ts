import type { TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { brandChoices } from '#products/catalog/product/brand-choices.ts';
import { listNamedBrands } from '#products/catalog/server/catalog.ts';
import type { AskedBrand } from '#products/imports/asked-brand.ts';
import { findChoice } from '#products/imports/readers/read-choice.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { countAskedBrands, listWaitingForBrands } from './asked-brands.queries.ts';
import { checkAnew } from './imports.queries.ts';

/** Brands shown at once, and spellings that are read for that. */
const SHOWN = 50;
const READ = 500;

/** The brands that files of sellers name and the shop does not have, most rows first. */
export async function askedBrands(db: Database): Promise<AskedBrand[]> {
  const counted = await countAskedBrands(db, READ);
  if (counted.length === 0) return [];
  const choices = brandChoices(await listNamedBrands(db));
  const strange = counted.filter(({ label }) => findChoice(label, choices) === undefined);
  return [...Map.groupBy(strange, ({ label }) => foldName(label)).values()]
    .map(spellings => ({
      label: spellings[0]?.label ?? '',
      rows: spellings.reduce((sum, { rows }) => sum + rows, 0),
      sellers: Math.max(...spellings.map(({ sellers }) => sellers)),
    }))
    .sort((one, other) => other.rows - one.rows)
    .slice(0, SHOWN);
}

/** Checks the files anew that wait for a brand which the shop has by now, while nothing of them is written. */
export async function checkFilesOfNewBrands(tx: TxCtx): Promise<void> {
  const waiting = await listWaitingForBrands(tx.db);
  if (waiting.length === 0) return;
  const choices = brandChoices(await listNamedBrands(tx.db));
  for (const file of waiting) {
    if (file.brands.every(brand => findChoice(brand, choices) === undefined)) continue;
    if (await checkAnew(tx.db, file)) await tx.later('imports.work', { id: file.id });
  }
}
