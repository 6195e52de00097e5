import { Price } from '#design/prices/price.tsx';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { AddButton } from '#products/catalog/ui/card/add-button.tsx';
import styles from './buy-bar.module.css';

/** On phones the price and the way into the cart stay in reach, in place of the navigation at the bottom. */
export function BuyBar({ product, quantity }: { product: ProductDetail; quantity: number }) {
  const { kind } = useCart();
  if (kind === 'none') return null;
  return (
    <div className={styles.bar} data-bar="bottom">
      <Price paise={paidPrice(product)} mrp={product.price} off="none" className={styles.price} />
      <AddButton product={product} quantity={quantity} />
    </div>
  );
}
