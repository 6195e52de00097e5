import { useToast } from '#design/toasts/toast-context.ts';
import { mergeMessage } from '#orders/cart/merge-message.ts';
import { useAct } from '#routing/forms/use-act.ts';
import type { ProductId } from '#shared/id.ts';
import { useCart } from './use-cart.ts';

interface Wanted {
  readonly productId: ProductId;
  readonly title: string;
  readonly quantity: number;
}

/**
 * Adds several products to the cart, as far as they are on sale and in stock. A toast says which were not added, or that all
 * were; the cart opens if it has any of them.
 */
export function useAddAll() {
  const { kind, reload, open } = useCart();
  const { show } = useToast();
  const { act, actingOn } = useAct<'all'>({});
  const addAll = async (wanted: readonly Wanted[], done: string) => {
    if (kind !== 'guest' && kind !== 'shopper') return;
    const outcome = await act(async () => (await import('#orders/cart/ui/store/add-all.ts')).addTo(kind, wanted), {
      on: 'all',
      told: () => null,
    });
    if (!outcome) return;
    await reload();
    const gone = wanted.filter(({ productId }) => !outcome.inCart.has(productId)).map(({ title }) => title);
    const message = mergeMessage({ ...outcome, gone });
    show({ ...(!message && { tone: 'good' as const }), title: message ?? done });
    if (gone.length < wanted.length) open();
  };
  return { addAll, isAdding: actingOn === 'all' };
}
