import * as contract from '#people/sellers/contract.ts';
import {
  getShopPause,
  pauseShop as pauseEndpoint,
  reopenShop as reopenEndpoint,
} from '#people/sellers/pause.contract.ts';
import { getSellerProfile, saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { pauseShop, readPause, reopenShop } from '#people/sellers/server/pause/pause-shop.ts';
import { type ProvePassword, readOwnProfile, saveOwnProfile } from '#people/sellers/server/profile/seller-profile.ts';
import { decideVendor } from '#people/sellers/server/vendors/decide-vendor.ts';
import { listVendors } from '#people/sellers/server/vendors/list-vendors.ts';
import { trustVendor } from '#people/sellers/server/vendors/trust-vendor.ts';
import { administrator, anySeller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';

/** @param prove asks for the own password again; accounts know it, and they stand above sellers */
export function serveSellers(api: Api, prove: ProvePassword): void {
  serve(api, contract.listVendors, administrator, listVendors);
  serve(api, contract.decideVendor, administrator, async (ctx, input) => {
    const data = await decideVendor(ctx, input);
    const { userName: name, status } = data;
    const message = speaking(ctx.language, () =>
      status === 'Approved'
        ? t('people.sellers.vendors.isApproved', { name })
        : t('people.sellers.vendors.isRejected', { name }),
    );
    return { message, data };
  });
  serve(api, contract.trustVendor, administrator, async (ctx, input) => ({
    data: { trust: await trustVendor(ctx, input) },
    message: speaking(ctx.language, () => t('people.sellers.trust.saved')),
  }));
  serve(api, getShopPause, anySeller, async ctx => ({ data: await readPause(ctx) }));
  serve(api, pauseEndpoint, anySeller, async (ctx, input) => ({ data: await pauseShop(ctx, input) }));
  serve(api, reopenEndpoint, anySeller, async ctx => ({ data: await reopenShop(ctx) }));
  serve(api, getSellerProfile, anySeller, async ctx => ({ data: await readOwnProfile(ctx) }));
  serve(api, saveSellerProfile, anySeller, async (ctx, fields) => ({
    message: speaking(ctx.language, () => t('people.sellers.profile.saved')),
    data: await saveOwnProfile(ctx, fields, prove),
  }));
}
