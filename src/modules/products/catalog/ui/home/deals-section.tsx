import { WireHeading } from '#design/brand/wire-heading.tsx';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { SeeAllLink } from '#products/catalog/ui/card/see-all-link.tsx';
import * as paths from '#shared/paths/paths.ts';
import { DealRow } from './deal-row.tsx';
import styles from './home.module.css';

export function DealsSection({ products, total }: { products: readonly CardProduct[]; total: number }) {
  if (products.length === 0) return null;
  return (
    <section data-later className={styles.section} aria-labelledby="top-deals">
      <WireHeading
        id="top-deals"
        action={<SeeAllLink to={`${paths.listing}?section=top-deals`} total={total} what="Top Deals" />}
      >
        Top Deals
      </WireHeading>
      <div className={styles.deals}>
        {products.map(product => (
          <DealRow key={product._id} product={product} />
        ))}
      </div>
    </section>
  );
}
