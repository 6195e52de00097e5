import { t } from '#shared/language/t.ts';

/** Countries of origin that imports know by name (`imports/readers/known-names.ts`), as they are stored. */
const COUNTRIES: Readonly<Record<string, () => string>> = {
  China: () => t('products.catalog.country.china'),
  Germany: () => t('products.catalog.country.germany'),
  'Hong Kong': () => t('products.catalog.country.hongKong'),
  India: () => t('products.catalog.country.india'),
  Indonesia: () => t('products.catalog.country.indonesia'),
  Japan: () => t('products.catalog.country.japan'),
  Malaysia: () => t('products.catalog.country.malaysia'),
  Philippines: () => t('products.catalog.country.philippines'),
  Singapore: () => t('products.catalog.country.singapore'),
  'South Korea': () => t('products.catalog.country.southKorea'),
  Taiwan: () => t('products.catalog.country.taiwan'),
  Thailand: () => t('products.catalog.country.thailand'),
  'United Kingdom': () => t('products.catalog.country.unitedKingdom'),
  'United States': () => t('products.catalog.country.unitedStates'),
  'Viet Nam': () => t('products.catalog.country.vietNam'),
};

/** A declared country in the language that is spoken; others as their seller wrote them. */
export function countryName(origin: string): string {
  return Object.hasOwn(COUNTRIES, origin) ? (COUNTRIES[origin]?.() ?? origin) : origin;
}
