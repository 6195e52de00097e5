import { blockPerson as blockEndpoint, unblockPerson as unblockEndpoint } from '#office/people/contract.ts';
import { getShopper, listShoppers as listEndpoint } from '#office/people/shoppers.contract.ts';
import { getVendor } from '#office/people/vendor-page.contract.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { blockPerson, presentBlock, unblockPerson } from './block-person.ts';
import { listShoppers } from './list-shoppers.ts';
import { readShopper, readVendor } from './read-person.ts';

export function servePeople(api: Api): void {
  serve(api, getVendor, administrator, async (ctx, { vendorId }) => ({ data: await readVendor(ctx, vendorId) }));

  serve(api, listEndpoint, administrator, listShoppers);
  serve(api, getShopper, administrator, async (ctx, { shopperId }) => ({ data: await readShopper(ctx, shopperId) }));

  serve(api, blockEndpoint, administrator, async (ctx, { _id, reason }) => {
    const person = await blockPerson(ctx, _id, reason);
    const message = speaking(ctx.language, () => t('office.people.told.blocked', { name: person.userName }));
    return { message, data: presentBlock(person) };
  });
  serve(api, unblockEndpoint, administrator, async (ctx, { _id }) => {
    const person = await unblockPerson(ctx, _id);
    const message = speaking(ctx.language, () => t('office.people.told.unblocked', { name: person.userName }));
    return { message, data: presentBlock(person) };
  });
}
