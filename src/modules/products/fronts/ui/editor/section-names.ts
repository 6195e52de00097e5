import type { Look, Section, SectionKind } from '#products/fronts/front.ts';
import type { SectionState } from '#products/fronts/fronts.contract.ts';
import { sectionTitle } from '#products/fronts/section-title.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';

export const KIND_NAMES: Readonly<Record<SectionKind, () => string>> = {
  banners: () => t('products.fronts.kind.banners'),
  products: () => t('products.fronts.kind.products'),
  brands: () => t('products.fronts.kind.brands'),
  prices: () => t('products.fronts.kind.prices'),
  text: () => t('products.fronts.kind.text'),
};

export const LOOK_NAMES: Readonly<Record<Look, () => string>> = {
  featured: () => t('products.fronts.look.featured'),
  grid: () => t('products.fronts.look.grid'),
  deals: () => t('products.fronts.look.deals'),
  rail: () => t('products.fronts.look.rail'),
};

/** What the editor calls a section. */
export function nameOfSection(section: Section): string {
  return section.titles[SOURCE_LANGUAGE] || sectionTitle(section) || KIND_NAMES[section.kind]();
}

/** Why shoppers do not see a section now; nothing if they do. */
export function whyHidden(section: Section, state: SectionState | undefined): string | undefined {
  if (state === 'later') return t('products.fronts.state.later');
  if (state === 'over') return t('products.fronts.state.over');
  if (state !== 'empty') return undefined;
  if (section.kind === 'products' && section.listing === null) return t('products.fronts.state.noneChosen');
  return section.kind === 'banners' ? t('products.fronts.state.noBanners') : t('products.fronts.state.noProducts');
}
