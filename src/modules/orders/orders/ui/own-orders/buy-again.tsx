import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '#design/buttons/button.tsx';
import { useAddAll } from '#orders/cart/ui/use-add-all.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { t } from '#shared/language/t.ts';

/** Puts what is still on sale of an order into the cart, as far as there is stock, and says what is not. */
export function BuyAgain({ order: { cartItems } }: { order: OrderDetail }) {
  const { addAll, isAdding } = useAddAll();
  return (
    <Button
      icon={<ShoppingCart aria-hidden="true" />}
      busy={isAdding}
      onClick={() => void addAll(cartItems, t('orders.orders.own.inCart'))}
    >
      {t('orders.orders.own.again')}
    </Button>
  );
}
