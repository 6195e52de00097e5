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
  if (product.totalStock === 0)
    return (
      <Button size="xl" wide disabled className={className}>
        Out Of Stock
      </Button>
    );
  return (
    <Button
      tone="primary"
      size="xl"
      wide
      className={className}
      icon={<ShoppingBag aria-hidden="true" />}
      onClick={() => void add(product, quantity)}
    >
      Add to cart
    </Button>
  );
}
