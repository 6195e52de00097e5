import * as contract from '#people/addresses/contract.ts';
import { shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './keep-addresses.ts';

export function serveAddresses(api: Api): void {
  serve(api, contract.addAddress, shopper, async (ctx, input) => ({ data: await addAddress(ctx, input) }));
  serve(api, contract.listAddresses, shopper, async ctx => ({ data: await listAddresses(ctx) }));
  serve(api, contract.updateAddress, shopper, async (ctx, input) => ({ data: await updateAddress(ctx, input) }));
  serve(api, contract.deleteAddress, shopper, async (ctx, input) => ({ data: await deleteAddress(ctx, input) }));
}
