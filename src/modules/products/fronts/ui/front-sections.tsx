import type { ReactNode } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import type { Banner } from '#products/banners/contract.ts';
import { BrandTiles } from '#products/catalog/ui/home/brand-tiles.tsx';
import type { ShownSection } from '#products/fronts/front.contract.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './front-sections.module.css';
import { PriceBands } from './price-bands.tsx';
import { ProductsSection } from './products-section.tsx';
import { TextSection } from './text-section.tsx';

export interface FrontSectionsProps {
  readonly sections: readonly ShownSection[];
  readonly banners: readonly Banner[];
}

/** The sections of the home page or a landing page. */
export function FrontSections({ sections, banners }: FrontSectionsProps) {
  return sections.map(section => <FrontSection key={section._id} section={section} banners={banners} />);
}

function FrontSection({ section, banners }: { section: ShownSection; banners: readonly Banner[] }): ReactNode {
  const { _id, kind, title, langs, products, brands, prices, text } = section;
  const heading = langs?.title ? <span lang={langs.title}>{title}</span> : title;
  if (products) return <ProductsSection id={_id} title={title} heading={heading} {...products} />;
  if (brands) return <BrandTiles id={_id} heading={heading} brands={brands} />;
  if (kind === 'banners')
    return (
      banners.length > 0 && (
        <div className={styles.section}>
          <BannerCarousel banners={banners} />
        </div>
      )
    );
  return (
    <section className={styles.section} aria-labelledby={_id}>
      <WireHeading id={_id}>{heading}</WireHeading>
      {prices && <PriceBands bands={prices} />}
      {text && <TextSection {...text} />}
    </section>
  );
}
