import type { HomeProducts } from '#products/catalog/contract.ts';
import { ProductRail } from '#products/catalog/ui/card/product-rail.tsx';
import type { Section } from '#products/catalog/vocabulary.ts';
import * as paths from '#shared/paths/paths.ts';
import { BrandTiles } from './brand-tiles.tsx';
import { DealsSection } from './deals-section.tsx';
import { FeaturedSection } from './featured-section.tsx';

/** How long a row of cards rests before it goes on by one (R21.9). */
const RAIL_RESTS_MS = 3000;

export interface HomeSectionsProps {
  brands: HomeProducts['brands'];
  sections: Partial<Record<Section, HomeProducts['sections'][number]>>;
}

/** The front page below its banners: the brands, two sections, and two rows that move by themselves. */
export function HomeSections({ brands, sections }: HomeSectionsProps) {
  return (
    <>
      <BrandTiles brands={brands} />
      {sections.featured && <FeaturedSection {...sections.featured} />}
      {sections['top-deals'] && <DealsSection {...sections['top-deals']} />}
      {sections.trending && (
        <ProductRail
          {...sections.trending}
          heading="Trending Electronics"
          all={`${paths.listing}?category=electronics&section=trending`}
          interval={RAIL_RESTS_MS}
        />
      )}
      {sections.accessories && (
        <ProductRail
          {...sections.accessories}
          heading="Accessories"
          all={`${paths.listing}?category=accessories`}
          interval={RAIL_RESTS_MS}
        />
      )}
    </>
  );
}
