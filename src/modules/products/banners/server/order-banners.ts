import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { bannersChanged } from '#products/banners/features.contract.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { bannerName } from './banner-facts.ts';
import { type BannerId, type FeatureRow, listFeatureRows, lockBanners, placeBanners } from './banners.queries.ts';

/**
 * Puts the banners in this order. The same order again changes nothing.
 * @throws bannersChanged when these are not all of them, each once
 */
export async function orderBanners(ctx: Ctx, ids: readonly BannerId[]): Promise<void> {
  await ctx.tx(async tx => {
    await lockBanners(tx.db);
    const before = await listFeatureRows(tx.db);
    const byId = new Map(before.map(row => [row.id, row]));
    const after = ids.flatMap(id => byId.get(id) ?? []);
    const isWhole =
      ids.length === before.length && new Set(ids).size === before.length && after.length === before.length;
    if (!isWhole) throw bannersChanged();
    const [first] = after;
    if (!first || ids.every((id, at) => before[at]?.id === id)) return;
    await placeBanners(tx.db, ids);
    await recordAct(tx, {
      act: 'banner.moved',
      on: { kind: 'banner', id: first.id, name: bannerName(first) },
      before: { order: namesOf(before) },
      after: { order: namesOf(after) },
    });
    tx.changed(cacheTag.banners);
  });
}

function namesOf(rows: readonly FeatureRow[]): string {
  return rows.map(bannerName).join(', ');
}
