import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Button } from '#design/button.tsx';
import { type CartProduct, useCart } from '#features/cart/ui/use-cart.ts';

export interface AddButtonProps {
  product: CartProduct;
  /** How many at once; one unless said otherwise. */
  quantity?: number | undefined;
  className?: string | undefined;
}

/** The one volt button of a product: into the cart with it. Sold out, it says so. */
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
      icon={!isOut && <ShoppingBag aria-hidden="true" />}
      onClick={() => void add(product, quantity)}
    >
      {isOut ? 'Out Of Stock' : 'Add to cart'}
    </Button>
  );
}
