import { Link } from 'react-router';
import { Price } from '#design/prices/price.tsx';
import * as paths from '#shared/paths/paths.ts';
import { LinePicture } from './line-picture.tsx';
import styles from './listed-line.module.css';

interface ListedLineProps {
  /** Of its product, if the line leads there. */
  readonly slug?: string;
  readonly image: string;
  readonly quantity: number;
  readonly title: string;
  readonly total: number;
}

/** A line of an order that is only looked at, as an item of a list. */
export function ListedLine({ slug, image, quantity, title, total }: ListedLineProps) {
  return (
    <li className={styles.line}>
      <LinePicture src={image} className={styles.picture} />
      <span className={styles.title}>
        {quantity} × {slug === undefined ? title : <Link to={paths.product(slug)}>{title}</Link>}
      </span>
      <Price paise={total} format="total" />
    </li>
  );
}
