import { WireHeading } from '#design/brand/wire-heading.tsx';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { ProductCard } from '#products/catalog/ui/card/product-card.tsx';
import { SeeAllLink } from '#products/catalog/ui/card/see-all-link.tsx';
import * as paths from '#shared/paths/paths.ts';
import styles from './home.module.css';

export function FeaturedSection({ products, total }: { products: readonly CardProduct[]; total: number }) {
  if (products.length === 0) return null;
  return (
    <section data-later className={styles.section} aria-labelledby="featured">
      <WireHeading
        id="featured"
        action={<SeeAllLink to={`${paths.listing}?section=featured`} total={total} what="Featured Products" />}
      >
        Featured Products
      </WireHeading>
      <div className={styles.featured}>
        {products.map((product, index) => (
          <ProductCard key={product._id} product={product} look={index === 0 ? 'big' : 'card'} />
        ))}
      </div>
    </section>
  );
}
