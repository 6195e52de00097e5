import { storeFilters } from '#products/catalog/listing/stored-filters.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';

/** The shop's main ways, in their order. Those with a category also store it as the filter of the session. */
export const NAV_ENTRIES = [
  { id: 'home', label: t('shell.storefront.nav.home'), path: paths.home },
  { id: 'products', label: t('shell.storefront.nav.products'), path: paths.listing },
  {
    id: 'electronics',
    label: t('shell.storefront.nav.electronics'),
    path: `${paths.listing}?category=electronics`,
    category: 'electronics',
  },
  {
    id: 'accessories',
    label: t('shell.storefront.nav.accessories'),
    path: `${paths.listing}?category=accessories`,
    category: 'accessories',
  },
  { id: 'search', label: t('shell.storefront.nav.search'), path: paths.search },
] as const;

export type NavEntry = (typeof NAV_ENTRIES)[number];

/** Going somewhere by the navigation forgets the filters of before, and keeps the entry's own category if it has one. */
export function enterBy(entry: NavEntry): void {
  storeFilters('category' in entry ? { category: [entry.category] } : {});
}

/** The entry of the page one is on, if any. */
export function currentEntry({ pathname, search }: { pathname: string; search: string }): NavEntry['id'] | undefined {
  if (pathname === paths.home) return 'home';
  if (pathname === paths.search) return 'search';
  if (pathname !== paths.listing) return undefined;
  const category = new URLSearchParams(search).get('category');
  return category === 'electronics' || category === 'accessories' ? category : 'products';
}
