import type { listVendors as endpoint } from '#people/sellers/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { presentVendor } from './vendors.present.ts';
import { countVendors, listVendorRows } from './vendors.queries.ts';

/** One page of the sellers, counted by status among those found. */
export async function listVendors(
  { db }: Ctx,
  { status, find, sort, ...query }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const counts = await countVendors(db, find);
  const page = askedPage(query);
  const rows = await listVendorRows(db, { status, find }, { waitingFirst: sort === 'waiting', ...page });
  return { ...page.of(rows.map(presentVendor), counts[status ?? 'all']), counts };
}
