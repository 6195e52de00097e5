import { BottomBar } from '#design/layout/bottom-bar.tsx';
import { Price } from '#design/prices/price.tsx';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { AddButton } from '#products/catalog/ui/card/add-button.tsx';
import styles from './buy-bar.module.css';

/** For phones, fixed at the bottom in place of the navigation: price and button. */
export function BuyBar({ product, quantity }: { product: ProductDetail; quantity: number }) {
  const { kind } = useCart();
  if (kind === 'none') return null;
  return (
    <BottomBar>
      <Price paise={paidPrice(product)} mrp={product.price} off="none" className={styles.price} />
      <AddButton product={product} quantity={quantity} />
    </BottomBar>
  );
}
