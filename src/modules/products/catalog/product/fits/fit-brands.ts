import type { BrandChoice } from '#products/catalog/product/brand-choices.ts';
import { slugOf } from '#products/catalog/product/slug.ts';
import { foldName } from '#shared/text/fold-name.ts';

/** How a line of what a product fits is stored to name the brand of this name; undefined if no brand has it. */
export type FitBrands = (name: string) => string | undefined;

/**
 * Brands by all their names, as imports read them. A line is compared by the slug of its brand, so a name of which that is
 * not the id is replaced by the label or, if that would not do either, by the id.
 */
export function fitBrands(brands: readonly BrandChoice[]): FitBrands {
  const ids = new Set(brands.map(({ value }) => value));
  const names = new Map<string, string>();
  for (const { value, called } of brands) {
    const stored = called.find(name => slugOf(name) === value && name !== value) ?? value;
    for (const name of [value, ...called]) {
      const folded = foldName(name);
      if (folded !== '' && !names.has(folded)) names.set(folded, stored);
    }
  }
  return name => (ids.has(slugOf(name)) ? name : names.get(foldName(name)));
}
