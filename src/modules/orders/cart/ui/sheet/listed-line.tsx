import { Price } from '#design/prices/price.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './listed-line.module.css';

interface ListedLineProps {
  readonly image: string;
  readonly quantity: number;
  readonly title: string;
  readonly total: number;
}

/** A line of an order that is only looked at, as an item of a list. */
export function ListedLine({ image, quantity, title, total }: ListedLineProps) {
  return (
    <li className={styles.line}>
      <LinePicture src={image} className={styles.picture} />
      <span className={styles.title}>
        {quantity} × {title}
      </span>
      <Price paise={total} format="total" />
    </li>
  );
}
