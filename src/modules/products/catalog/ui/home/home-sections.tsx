import { WireHeading } from '#design/brand/wire-heading.tsx';
import type { HomeProducts } from '#products/catalog/contract.ts';
import { ProductCard } from '#products/catalog/ui/card/product-card.tsx';
import { ProductRail } from '#products/catalog/ui/card/product-rail.tsx';
import { SeeAllLink } from '#products/catalog/ui/card/see-all-link.tsx';
import type { Section } from '#products/catalog/vocabulary.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { BrandTiles } from './brand-tiles.tsx';
import { DealRow } from './deal-row.tsx';
import styles from './home.module.css';

/** The interval at which carousels advance by one card (R21.9). */
const RAIL_INTERVAL_MS = 3000;

export interface HomeSectionsProps {
  brands: HomeProducts['brands'];
  sections: Partial<Record<Section, HomeProducts['sections'][number]>>;
}

/** The home page below its banners: brands, two sections, and two carousels. */
export function HomeSections({ brands, sections }: HomeSectionsProps) {
  return (
    <>
      <BrandTiles brands={brands} />
      <ProductSection id="featured" heading={t('products.catalog.home.featured')} shown={sections.featured} />
      <ProductSection id="top-deals" heading={t('products.catalog.home.topDeals')} shown={sections['top-deals']} />
      {sections.trending && (
        <ProductRail
          {...sections.trending}
          heading={t('products.catalog.home.trending')}
          all={`${paths.listing}?category=electronics&section=trending`}
          interval={RAIL_INTERVAL_MS}
        />
      )}
      {sections.accessories && (
        <ProductRail
          {...sections.accessories}
          heading={t('products.catalog.home.accessories')}
          all={`${paths.listing}?category=accessories`}
          interval={RAIL_INTERVAL_MS}
        />
      )}
    </>
  );
}

interface ProductSectionProps {
  id: 'featured' | 'top-deals';
  heading: string;
  shown: HomeSectionsProps['sections'][Section];
}

function ProductSection({ id, heading, shown }: ProductSectionProps) {
  if (!shown || shown.products.length === 0) return null;
  const { products, total } = shown;
  return (
    <section data-later className={styles.section} aria-labelledby={id}>
      <WireHeading id={id} action={<SeeAllLink to={`${paths.listing}?section=${id}`} total={total} what={heading} />}>
        {heading}
      </WireHeading>
      {id === 'featured' ? (
        <div className={styles.featured}>
          {products.map((product, index) => (
            <ProductCard key={product._id} product={product} look={index === 0 ? 'big' : 'card'} />
          ))}
        </div>
      ) : (
        <div className={styles.deals}>
          {products.map(product => (
            <DealRow key={product._id} product={product} />
          ))}
        </div>
      )}
    </section>
  );
}
