import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useToast } from '#design/toast-context.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import { call } from '#shared/browser-call.ts';
import { type CartStore, type CartView, NO_CART } from './cart-store.ts';
import { openGuestStore, openShopperStore } from './open-store.ts';
import type { Cart } from './use-cart.ts';

const nothingToWatch = () => () => {};
const noCart = () => NO_CART;

/** The store of whoever is here: their cart as it is, and a promise of it for what is pressed before that is known. */
export function useCartStore(): {
  readonly kind: Cart['kind'];
  readonly view: CartView;
  readonly whenOpen: () => Promise<CartStore>;
} {
  const { status, user } = useSession();
  const { show } = useToast();
  const kind = status === 'unknown' ? 'unknown' : user === null ? 'guest' : user.role === 'user' ? 'shopper' : 'none';
  const userId = user?.id;
  const [store, setStore] = useState<CartStore>();
  const opening = useRef(Promise.withResolvers<CartStore>());

  useEffect(() => {
    if (kind === 'unknown' || kind === 'none') return;
    const open =
      kind === 'shopper' && userId
        ? openShopperStore(call, userId, message =>
            show({ title: 'Some items could not come along', description: message, duration: 15_000 }),
          )
        : openGuestStore(call);
    setStore(open.store);
    opening.current.resolve(open.store);
    return () => {
      open.close();
      setStore(undefined);
      opening.current = Promise.withResolvers();
    };
  }, [kind, userId, show]);

  const view = useSyncExternalStore(store?.subscribe ?? nothingToWatch, store?.view ?? noCart, noCart);
  const [whenOpen] = useState(() => () => opening.current.promise);
  return { kind, view, whenOpen };
}
