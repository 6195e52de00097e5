import type { ReactNode } from 'react';
import { Carousel } from '#design/carousel/carousel.tsx';
import { classes } from '#design/theme/classes.ts';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import styles from '#products/catalog/ui/home/home.module.css';
import { ProductCard } from './product-card.tsx';
import { SeeAllLink } from './see-all-link.tsx';

export interface ProductRailProps {
  heading: ReactNode;
  /** The heading as text, for the link to the complete list. */
  what?: string;
  products: readonly CardProduct[];
  total?: number;
  /** The address of the complete list. */
  all?: string | undefined;
  /** Milliseconds between automatic steps; without it there are none. */
  interval?: number;
}

/** Cards in a carousel. */
export function ProductRail({ heading, what = '', products, total, all, interval }: ProductRailProps) {
  if (products.length === 0) return null;
  return (
    <Carousel
      data-later
      className={classes(styles.section, styles.rail)}
      heading={heading}
      interval={interval}
      action={all && <SeeAllLink to={all} total={total ?? products.length} what={what} />}
    >
      {products.map(product => (
        <ProductCard key={product._id} product={product} look="rail" />
      ))}
    </Carousel>
  );
}
