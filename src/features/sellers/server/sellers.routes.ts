import * as contract from '#features/sellers/contract.ts';
import { administrator } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { decideVendor } from './decide-vendor.ts';
import { listVendors } from './list-vendors.ts';

export function serveSellers(api: Api): void {
  serve(api, contract.listVendors, administrator, listVendors);
  serve(api, contract.decideVendor, administrator, async (ctx, input) => {
    const data = await decideVendor(ctx, input);
    return { message: `${data.userName} is ${data.status.toLowerCase()}`, data };
  });
}
