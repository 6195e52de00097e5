import { useEffect, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { onlyThisMany } from '#orders/cart/refusals.ts';
import { type CartProduct, useCart } from '#orders/cart/ui/use-cart.ts';
import { t } from '#shared/language/t.ts';
import { earlyAdd } from './add-button.tsx';
import styles from './add-to-cart.module.css';

export interface AddToCartProps {
  product: CartProduct;
  /** In search results, exceeding the stock shows the cart's message. */
  found?: boolean | undefined;
}

/** A button to add a product; once it is in the cart, a stepper. Nothing for products that are sold out. */
export function AddToCart({ product, found }: AddToCartProps) {
  const { kind, quantityOf, add, setQuantity, remove } = useCart();
  const { show } = useToast();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const quantity = quantityOf(product._id);
  const inCart = quantity > 0;

  // The pressed control was replaced by the other one, which gets the focus for keyboard users.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    box.current?.querySelector<HTMLElement>(inCart ? 'button:last-of-type' : 'button')?.focus();
  }, [inCart]);

  if (kind === 'none' || product.totalStock === 0) return null;
  const onChange = (value: number) => {
    if (value > 0) return void setQuantity(product._id, value);
    pressed.current = true;
    void remove(product._id);
  };
  return (
    <div ref={box} className={styles.box} data-early={earlyAdd()}>
      {inCart ? (
        <Stepper
          className={styles.stepper}
          label={t('products.catalog.card.quantityOf', { title: product.title })}
          tone="volt"
          min={0}
          max={product.totalStock}
          value={quantity}
          onChange={onChange}
          onLimit={() =>
            found ? show({ tone: 'destructive', title: onlyThisMany(product.totalStock).message }) : void add(product)
          }
        />
      ) : (
        <Button
          size="sm"
          className={styles.add}
          aria-label={t('products.catalog.card.addTitle', { title: product.title })}
          onClick={() => {
            pressed.current = true;
            void add(product);
          }}
        >
          {t('products.catalog.card.add')}
        </Button>
      )}
    </div>
  );
}
