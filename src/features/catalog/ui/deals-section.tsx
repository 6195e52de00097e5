import { WireHeading } from '#design/wire-heading.tsx';
import type { ProductSummary } from '#features/catalog/product.schema.ts';
import { DealRow } from './deal-row.tsx';
import styles from './home.module.css';
import { SeeAllLink } from './see-all-link.tsx';

const SHOWN = 6;

export function DealsSection({ products, total }: { products: readonly ProductSummary[]; total: number }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="top-deals">
      <WireHeading
        id="top-deals"
        action={<SeeAllLink to="/shop/listing?section=top-deals" total={total} what="Top Deals" />}
      >
        Top Deals
      </WireHeading>
      <div className={styles.deals}>
        {products.slice(0, SHOWN).map(product => (
          <DealRow key={product._id} product={product} />
        ))}
      </div>
    </section>
  );
}
