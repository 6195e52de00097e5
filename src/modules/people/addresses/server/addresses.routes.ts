import * as company from '#people/addresses/company/company.contract.ts';
import * as contract from '#people/addresses/contract.ts';
import { shopper } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './keep-addresses.ts';
import { deleteCompany, getCompany, saveCompany } from './keep-company.ts';

export function serveAddresses(api: Api): void {
  serve(api, contract.addAddress, shopper, async (ctx, input) => ({ data: await addAddress(ctx, input) }));
  serve(api, contract.listAddresses, shopper, async ctx => ({ data: await listAddresses(ctx) }));
  serve(api, contract.updateAddress, shopper, async (ctx, input) => ({ data: await updateAddress(ctx, input) }));
  serve(api, contract.deleteAddress, shopper, async (ctx, input) => ({ data: await deleteAddress(ctx, input) }));
  serve(api, company.getCompany, shopper, async ctx => ({ data: await getCompany(ctx) }));
  serve(api, company.saveCompany, shopper, async (ctx, input) => ({ data: await saveCompany(ctx, input) }));
  serve(api, company.deleteCompany, shopper, async ctx => ({ data: await deleteCompany(ctx) }));
}
