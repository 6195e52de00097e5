import { settingsInvalid, settingsMoved } from '#office/settings/contract.ts';
import { rateFaults } from '#office/settings/rates/rate-rows.ts';
import type { RateList } from '#office/settings/rates/rates.contract.ts';
import { storedRate } from '#office/settings/rates/stored-rate.ts';
import type { Ctx } from '#platform/context.ts';
import { versionOf } from '#platform/version-of.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { compareText } from '#shared/text/compare-text.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { changeSetting, lockSettings, setting } from '#shop/shop/server/shop.ts';
import { SUBJECTS } from './subjects.ts';

/** The rates as they stand, and which day it is. */
export async function rateList(ctx: Ctx): Promise<RateList> {
  return shownTo(ctx, listOf(await setting(ctx, 'rates'), indiaToday(ctx.now())), await readCategories(ctx.db));
}

/**
 * Saves the list of rates: those that begin in the future may come and go, all others stay.
 * @throws settingsInvalid, settingsMoved with the list as it stands
 */
export async function saveRateList(
  ctx: Ctx,
  { version, entries }: { readonly version: string; readonly entries: readonly RateEntry[] },
): Promise<RateList> {
  const today = indiaToday(ctx.now());
  return ctx.tx(async tx => {
    await lockSettings(tx);
    const before = listOf(await setting(tx, 'rates'), today);
    const categories = await readCategories(tx.db);
    if (before.version !== version) throw settingsMoved().with({ data: shownTo(ctx, before, categories) });
    const known = { today, categories: categories.all.map(({ id }) => id) };
    const faults = speaking(ctx.language, () => rateFaults(entries, before.entries, known));
    const [first] = Object.values(faults);
    if (first !== undefined) throw settingsInvalid(first).with({ fields: faults });
    const after = listOf(entries, today);
    if (after.version === before.version) return shownTo(ctx, after, categories);
    await changeSetting(tx, 'rates', after.entries);
    const gone = before.entries.filter(entry => !after.entries.some(other => storedRate(other) === storedRate(entry)));
    const come = after.entries.filter(entry => !before.entries.some(other => storedRate(other) === storedRate(entry)));
    await recordAct(tx, {
      act: 'settings.changed',
      on: SUBJECTS.rates(),
      before: factsOf(t('office.settings.fact.withdrawn'), gone),
      after: factsOf(t('office.settings.fact.added'), come),
    });
    return shownTo(ctx, after, categories);
  });
}

function shownTo({ language }: Ctx, list: Omit<RateList, 'categories'>, tree: CategoryTree): RateList {
  const categories = tree.all.map(({ id }) => ({
    ...{ id, label: tree.nameOf(id, language), depth: tree.upFrom(id).length - 1 },
  }));
  return { ...list, categories };
}

function listOf(entries: readonly RateEntry[], today: string): Omit<RateList, 'categories'> {
  const sorted = [...entries].sort(
    (one, other) => compareText(one.from, other.from) || compareText(storedRate(one), storedRate(other)),
  );
  return { version: versionOf(sorted.map(storedRate)), entries: sorted, today };
}

function factsOf(fact: string, entries: readonly RateEntry[]) {
  return entries.length === 0 ? {} : { [fact]: entries.map(storedRate).join('; ') };
}

function indiaToday(now: Date): string {
  const { year, month, day } = indiaParts(now);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
