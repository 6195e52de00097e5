import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { useRefusal } from '#routing/forms/use-act.ts';
import { t } from '#shared/language/t.ts';

export interface Saving {
  /** Moves a line of the cart to what is saved for later; the toast offers to undo it. */
  readonly save: (line: CartLine) => Promise<void>;
  /** How often something was saved here, so that the list is read anew. */
  readonly turn: number;
}

/** The code behind it is loaded when it is first needed. */
export function useSave(): Saving {
  const { kind, reload } = useCart();
  const { show } = useToast();
  const [turn, setTurn] = useState(0);
  const refuse = useRefusal();
  const change = async (work: (store: Store) => Promise<unknown>, title?: string, undo?: () => void) => {
    try {
      const { laterStore } = await import('./later-store.ts');
      if (kind !== 'guest' && kind !== 'shopper') return;
      await work(await laterStore(kind));
      if (title !== undefined)
        show({
          ...{ tone: 'good', title },
          ...(undo && { action: { label: t('orders.cart.toast.undo'), onAct: undo } }),
        });
    } catch (error) {
      refuse(error);
    }
    await reload();
    setTurn(before => before + 1);
  };
  const save = (line: CartLine) =>
    change(
      store => store.save(line),
      t('orders.cart.later.saved'),
      () => void change(moveBack(line)),
    );
  return { save, turn };
}

type Store = Awaited<ReturnType<typeof import('./later-store.ts').laterStore>>;

const moveBack =
  ({ productId }: CartLine) =>
  async (store: Store) => {
    const line = (await store.list()).find(each => each.productId === productId);
    if (line) await store.move(line);
  };
