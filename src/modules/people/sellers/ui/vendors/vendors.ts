import type { Vendor } from '#people/sellers/contract.ts';
import { SELLER_STATUS_WORDS, SELLER_STATUSES } from '#people/sellers/vendors/seller-status.ts';
import { vendorHref } from '#people/sellers/vendors/vendor-href.ts';
import { t } from '#shared/language/t.ts';
import { VENDOR_COLUMNS } from './vendor-columns.tsx';

/** What the two lists of sellers have in common. */
export const VENDORS = {
  tabs: {
    label: t('people.sellers.vendors.status'),
    by: 'status',
    names: {
      all: t('people.sellers.vendors.all'),
      ...Object.fromEntries(SELLER_STATUSES.map(status => [status, SELLER_STATUS_WORDS[status]()])),
    },
    counts: ({ counts }: { counts: Readonly<Record<string, number>> }) => counts,
  },
  search: { label: t('people.sellers.vendors.search'), placeholder: t('people.sellers.vendors.searchHint') },
  caption: t('people.sellers.vendors.title'),
  rowKey: (vendor: Vendor) => vendor._id,
  columns: VENDOR_COLUMNS,
  rowHref: (vendor: Vendor) => vendorHref(vendor._id),
  noun: t('people.sellers.vendors.noun'),
  empty: t('people.sellers.vendors.empty'),
  all: { words: t('people.sellers.vendors.showAll') },
} as const;
