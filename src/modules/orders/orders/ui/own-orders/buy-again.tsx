import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '#design/buttons/button.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { mergeCart } from '#orders/cart/contract.ts';
import { mergeMessage } from '#orders/cart/merge-message.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

/** Puts what is still on sale of an order into the cart, as far as there is stock, and says what is not. */
export function BuyAgain({ order: { cartItems } }: { order: OrderDetail }) {
  const cart = useCart();
  const { show } = useToast();
  const { act, actingOn } = useAct<'again'>({});
  const again = async () => {
    const items = cartItems.map(({ productId, quantity }) => ({ productId, quantity }));
    const answer = await act(() => call(mergeCart, { mergeId: newId<'merge'>(), items }), {
      on: 'again',
      told: () => null,
    });
    if (!answer) return;
    await cart.reload();
    const inCart = new Set(answer.items.map(line => line.productId));
    const gone = cartItems.filter(({ productId }) => !inCart.has(productId)).map(({ title }) => title);
    const message = mergeMessage({ ...answer.merge, gone, inCart });
    show({ ...(!message && { tone: 'good' as const }), title: message ?? t('orders.orders.own.inCart') });
    if (gone.length < cartItems.length) cart.open();
  };
  return (
    <Button icon={<ShoppingCart aria-hidden="true" />} busy={actingOn === 'again'} onClick={() => void again()}>
      {t('orders.orders.own.again')}
    </Button>
  );
}
