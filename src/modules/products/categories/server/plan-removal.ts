import type { Ctx } from '#platform/context.ts';
import { versionOf } from '#platform/version-of.ts';
import { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { isFixedCategory } from '#products/catalog/categories/fixed-categories.ts';
import type { ReturnRule } from '#products/catalog/categories/return-rule.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import {
  type CategoryRemoval,
  categoryFixed,
  categoryHasOthers,
  categoryHasRates,
  categoryInvalid,
  categoryMissing,
  type UsualChange,
} from '#products/categories/contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { rateAt } from '#shop/shop/rates/rate-at.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { categoryVersion } from './categories.present.ts';
import { countProductsIn, listCategoryRows } from './categories.queries.ts';

export interface WhichRemoval {
  readonly id: Kind;
  /** The category its products go to. */
  readonly to?: Kind | undefined;
}

/**
 * What a removal would do as things are now.
 * @throws categoryMissing; categoryFixed, categoryHasOthers, categoryHasRates if it can't be removed whatever becomes of its
 * products; categoryInvalid if they can't go there
 */
export async function planRemoval(ctx: Ctx, { id, to }: WhichRemoval): Promise<CategoryRemoval> {
  const rows = await listCategoryRows(ctx.db);
  const tree = new CategoryTree(rows);
  const rates = await setting(ctx, 'rates');
  if (!tree.get(id)) throw categoryMissing();
  const name = tree.nameOf(id, ctx.language);
  if (isFixedCategory(id)) throw categoryFixed(name);
  const others = tree.all.filter(({ parentId }) => parentId === id).length;
  if (others > 0) throw categoryHasOthers(name, others);
  if (rates.some(({ kind }) => kind === id)) throw categoryHasRates(name);
  if (to !== undefined && (to === id || !tree.get(to))) {
    const fault = speaking(ctx.language, () => t('products.categories.fault.noTarget'));
    throw categoryInvalid(fault).with({ fields: { to: fault } });
  }
  const counted = await countProductsIn(ctx.db, id);
  const facts = (of: Kind) => factsOf(of, { tree, rates, day: dayIn(ctx.now()) });
  const changes = to === undefined ? [] : changesBetween(facts(id), facts(to));
  const versions = rows.filter(row => row.id === id || row.id === to).map(categoryVersion);
  return { ...counted, changes, version: versionOf([id, to, versions, counted, changes]) };
}

type Facts = Readonly<Record<UsualChange['what'], string | null>>;

interface Known {
  readonly tree: CategoryTree;
  readonly rates: readonly RateEntry[];
  /** In India. */
  readonly day: string;
}

function factsOf(id: Kind, { tree, rates, day }: Known): Facts {
  const { hsn, gstRateBp, serialKind } = tree.usual(id);
  const kinds = tree.upFrom(id).map(each => each.id);
  const percent = (basisPoints: number | null | undefined) => (basisPoints == null ? null : `${basisPoints / 100}%`);
  return {
    ...{ hsn, gstRate: percent(gstRateBp), serialKind: serialKind ?? 'none' },
    returns: returnsWord(tree.returnsOf(id)),
    commission: percent(rateAt(rates, 'commission', day, { kinds })),
  };
}

/** As in the audit log; the reason is that of the category. */
function returnsWord({ way, days }: ReturnRule): string {
  return `${way} ${days}`;
}

function changesBetween(from: Facts, to: Facts): UsualChange[] {
  const names = Object.keys(from) as UsualChange['what'][];
  return names
    .filter(what => from[what] !== to[what])
    .map(what => ({ what, from: from[what] ?? null, to: to[what] ?? null }));
}
