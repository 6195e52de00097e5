import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Button } from '#design/buttons/button.tsx';
import { type CartProduct, useCart } from '#orders/cart/ui/use-cart.ts';
import { t } from '#shared/language/t.ts';

/** Shown after a click before the scripts have loaded, which then repeat it. */
export const earlyAdd = () => t('products.catalog.card.early');

export interface AddButtonProps {
  product: CartProduct;
  /** 1 by default. */
  quantity?: number | undefined;
  className?: string | undefined;
}

/** The main button of a product: adds it to the cart, or is disabled if it is sold out. */
export function AddButton({ product, quantity = 1, className }: AddButtonProps) {
  const { kind, add } = useCart();
  if (kind === 'none') return null;
  const isOut = product.totalStock === 0;
  return (
    <Button
      tone={isOut ? undefined : 'primary'}
      size="xl"
      wide
      disabled={isOut}
      className={className}
      data-early={earlyAdd()}
      icon={!isOut && <ShoppingBag aria-hidden="true" />}
      onClick={() => void add(product, quantity)}
    >
      {isOut ? t('products.catalog.badge.out') : t('products.catalog.card.addToCart')}
    </Button>
  );
}
