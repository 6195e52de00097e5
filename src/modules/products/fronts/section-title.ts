import type { ProductSection as ShopSection } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import type { Section } from './front.ts';
import { storedListing } from './stored-listing.ts';

const COLLECTIONS: Readonly<Record<ShopSection, () => string>> = {
  featured: () => t('products.catalog.home.featured'),
  'top-deals': () => t('products.catalog.home.topDeals'),
  trending: () => t('products.catalog.home.trending'),
  accessories: () => t('products.catalog.home.accessories'),
};

/** The title of a section that has none of its own; empty if it needs one. */
export function sectionTitle(section: Section): string {
  if (section.kind === 'banners') return t('products.catalog.home.offers');
  if (section.kind === 'brands') return t('products.catalog.home.brands');
  if (section.kind !== 'products' || section.listing === null) return '';
  const { category, section: collections } = storedListing(section.listing).state;
  const [only, ...others] = category.includes('accessories') ? (['accessories'] as const) : collections;
  return only && others.length === 0 ? COLLECTIONS[only]() : '';
}
