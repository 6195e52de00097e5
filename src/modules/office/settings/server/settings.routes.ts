import { getBrands, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { GROUPS, type GroupName } from '#office/settings/groups/groups.ts';
import { getRates, saveRates } from '#office/settings/rates/rates.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { listBrandRows } from '#products/catalog/server/catalog.ts';
import { type GroupState, groupState } from './group-state.ts';
import { keptSettings } from './kept-settings.ts';
import { brandList, saveBrandList } from './save-brands.ts';
import { saveGroup } from './save-group.ts';
import { rateList, saveRateList } from './save-rates.ts';

export function serveSettings(api: Api): void {
  serve(api, getSettings, administrator, async ctx => {
    const kept = await keptSettings(ctx);
    return {
      data: {
        shop: groupState('shop', kept),
        addresses: groupState('addresses', kept),
        officer: groupState('officer', kept),
        delivery: groupState('delivery', kept),
        goods: groupState('goods', kept),
      },
    };
  });
  serve(api, getBrands, administrator, async ctx => ({ data: brandList(await listBrandRows(ctx.db)) }));
  serve(api, saveBrands, administrator, async (ctx, list) => ({
    message: 'Brands saved',
    data: await saveBrandList(ctx, list),
  }));
  serve(api, getRates, administrator, async ctx => ({ data: await rateList(ctx) }));
  serve(api, saveRates, administrator, async (ctx, list) => ({
    message: 'Commission and tax saved',
    data: await saveRateList(ctx, list),
  }));
  serve(api, SAVE.shop, administrator, saving('shop'));
  serve(api, SAVE.addresses, administrator, saving('addresses'));
  serve(api, SAVE.officer, administrator, saving('officer'));
  serve(api, SAVE.delivery, administrator, saving('delivery'));
  serve(api, SAVE.goods, administrator, saving('goods'));
}

function saving<Name extends GroupName>(name: Name) {
  return async (ctx: ActorCtx, state: GroupState<Name>) => ({
    message: `${GROUPS[name].title} saved`,
    data: await saveGroup(ctx, name, state),
  });
}
