import { Price } from '#design/prices/price.tsx';
import { classes } from '#design/theme/classes.ts';
import { lineMrp, lineTotal } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import styles from './line-price.module.css';

/** A line's total, with its total at MRP struck through. */
export function LinePrice({ line, className }: { line: CartLine; className?: string | undefined }) {
  return (
    <Price
      paise={lineTotal(line)}
      mrp={lineMrp(line)}
      format="total"
      off="none"
      className={classes(styles.price, className)}
    />
  );
}
