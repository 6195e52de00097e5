import type { ReactNode } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { ProductCard } from '#products/catalog/ui/card/product-card.tsx';
import { ProductRail } from '#products/catalog/ui/card/product-rail.tsx';
import { SeeAllLink } from '#products/catalog/ui/card/see-all-link.tsx';
import { DealRow } from '#products/catalog/ui/home/deal-row.tsx';
import styles from '#products/catalog/ui/home/home.module.css';
import type { ShownSection } from '#products/fronts/front.contract.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayText } from '#shared/time/dates.ts';
import own from './front-sections.module.css';

/** The interval at which carousels advance by one card (R21.9). */
const RAIL_INTERVAL_MS = 3000;

type Products = NonNullable<ShownSection['products']>;
type ProductsSectionProps = Products & { id: string; title: string; heading: ReactNode };

/** Products as cards, rows or a carousel, with a link to all of them. */
export function ProductsSection({ id, title, heading, look, listing, total, shown, until }: ProductsSectionProps) {
  const all = listing === null ? undefined : `${paths.listing}${listing}`;
  if (look === 'rail')
    return (
      <ProductRail
        heading={heading}
        what={title}
        all={all}
        total={total}
        products={shown}
        interval={RAIL_INTERVAL_MS}
      />
    );
  return (
    <section data-later className={styles.section} aria-labelledby={id}>
      <WireHeading id={id} action={all && <SeeAllLink to={all} total={total} what={title} />}>
        {heading}
      </WireHeading>
      {until !== null && <p className={own.until}>{t('products.fronts.until', { day: dayText(new Date(until)) })}</p>}
      {look === 'deals' ? (
        <div className={styles.deals}>
          {shown.map(product => (
            <DealRow key={product._id} product={product} />
          ))}
        </div>
      ) : (
        <div className={look === 'featured' ? styles.featured : own.grid}>
          {shown.map((product, index) => (
            <ProductCard
              key={product._id}
              product={product}
              look={look === 'featured' && index === 0 ? 'big' : 'card'}
            />
          ))}
        </div>
      )}
    </section>
  );
}
