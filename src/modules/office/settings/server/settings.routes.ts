import { getBrands, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { GROUPS, type GroupName } from '#office/settings/groups/groups.ts';
import { getRates, saveRates } from '#office/settings/rates/rates.contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { allSettings } from '#shop/shop/server/shop.ts';
import { brandList, saveBrandList } from './save-brands.ts';
import { type GroupState, groupState, saveGroup } from './save-group.ts';
import { rateList, saveRateList } from './save-rates.ts';

export function serveSettings(api: Api): void {
  serve(api, getSettings, administrator, async ctx => {
    const stored = await allSettings(ctx);
    return {
      data: {
        shop: groupState('shop', stored),
        addresses: groupState('addresses', stored),
        officer: groupState('officer', stored),
        delivery: groupState('delivery', stored),
        goods: groupState('goods', stored),
        programs: groupState('programs', stored),
        emi: groupState('emi', stored),
        exchange: groupState('exchange', stored),
        guests: groupState('guests', stored),
        approval: groupState('approval', stored),
      },
    };
  });
  serve(api, getBrands, administrator, async ctx => ({ data: await brandList(ctx.db) }));
  serve(api, saveBrands, administrator, async (ctx, list) => ({
    data: await saveBrandList(ctx, list),
    message: speaking(ctx.language, () => t('office.settings.told.brands')),
  }));
  serve(api, getRates, administrator, async ctx => ({ data: await rateList(ctx) }));
  serve(api, saveRates, administrator, async (ctx, list) => ({
    data: await saveRateList(ctx, list),
    message: speaking(ctx.language, () => t('office.settings.told.rates')),
  }));
  serve(api, SAVE.shop, administrator, saving('shop'));
  serve(api, SAVE.addresses, administrator, saving('addresses'));
  serve(api, SAVE.officer, administrator, saving('officer'));
  serve(api, SAVE.delivery, administrator, saving('delivery'));
  serve(api, SAVE.goods, administrator, saving('goods'));
  serve(api, SAVE.programs, administrator, saving('programs'));
  serve(api, SAVE.emi, administrator, saving('emi'));
  serve(api, SAVE.exchange, administrator, saving('exchange'));
  serve(api, SAVE.guests, administrator, saving('guests'));
  serve(api, SAVE.approval, administrator, saving('approval'));
}

function saving<Name extends GroupName>(name: Name) {
  return async (ctx: ActorCtx, state: GroupState<Name>) => ({
    data: await saveGroup(ctx, name, state),
    message: speaking(ctx.language, () => t('office.settings.told.group', { title: GROUPS[name].title() })),
  });
}
