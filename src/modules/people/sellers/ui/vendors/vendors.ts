import type { Vendor } from '#people/sellers/contract.ts';
import { SELLER_STATUSES } from '#people/sellers/vendors/seller-status.ts';
import { vendorHref } from '#people/sellers/vendors/vendor-href.ts';
import { VENDOR_COLUMNS } from './vendor-columns.tsx';

/** What the two lists of sellers have in common. */
export const VENDORS = {
  tabs: {
    label: 'Status',
    by: 'status',
    names: { all: 'All', ...Object.fromEntries(SELLER_STATUSES.map(status => [status, status])) },
    counts: ({ counts }: { counts: Readonly<Record<string, number>> }) => counts,
  },
  search: { label: 'Search vendors', placeholder: 'UserName, e-mail or Gst Number' },
  caption: 'Vendors',
  rowKey: (vendor: Vendor) => vendor._id,
  columns: VENDOR_COLUMNS,
  rowHref: (vendor: Vendor) => vendorHref(vendor._id),
  noun: 'the vendors',
  empty: 'No vendors found',
  all: { words: 'Show all vendors' },
} as const;
