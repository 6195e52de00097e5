import { WireHeading } from '#design/wire-heading.tsx';
import type { CardProduct } from '#features/catalog/product.schema.ts';
import * as paths from '#shared/paths.ts';
import styles from './home.module.css';
import { ProductCard } from './product-card.tsx';
import { SeeAllLink } from './see-all-link.tsx';

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
