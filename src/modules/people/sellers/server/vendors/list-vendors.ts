import type { listVendors as endpoint } from '#people/sellers/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { pageOfList } from '#shared/api/page-of-list.ts';
import { presentVendor } from './vendors.present.ts';
import { countVendors, listVendorRows } from './vendors.queries.ts';

const PAGE_SIZE = 20;

/** One page of the sellers, counted by status among those found. */
export async function listVendors(
  { db }: Ctx,
  { page = 1, limit = PAGE_SIZE, status, find, sort }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const counts = await countVendors(db, find);
  const offset = (page - 1) * limit;
  const rows = await listVendorRows(db, { status, find }, { waitingFirst: sort === 'waiting', limit, offset });
  const totalItems = counts[status ?? 'all'];
  return {
    ...pageOfList(rows.map(presentVendor), totalItems, page, limit),
    counts,
  };
}
