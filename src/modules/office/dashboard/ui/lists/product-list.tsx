import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import styles from './product-list.module.css';

export interface Item {
  readonly _id: string;
  readonly title: string;
  readonly image: string;
}

export interface ProductListProps<Row extends Item> {
  rows: readonly Row[];
  under: (row: Row) => ReactNode;
  end: (row: Row) => ReactNode;
  /** Said when there are none. */
  empty: string;
  isAdministrator: boolean;
}

/** A few products with a figure each; each leads to itself among the products one looks after. */
export function RankedProducts<Row extends Item>({ rows, under, end, empty, isAdministrator }: ProductListProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul>
      {rows.map(row => (
        <li key={row._id}>
          <Link to={ownProductsHref({ all: isAdministrator, find: row.title.slice(0, 100) })} className={styles.row}>
            <span className={styles.picture}>
              <ProductPicture src={row.image} alt="" sizes="28px" upTo={160} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{row.title}</span>
              <span className={styles.under}>{under(row)}</span>
            </span>
            <span className={styles.end}>{end(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
