import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { Cart } from '#orders/cart/ui/use-cart.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { t } from '#shared/language/t.ts';
import { onFirstInteraction } from '#shared/page/first-interaction.ts';
import { type CartStore, type CartView, NO_CART } from './cart-store.ts';
import { GUEST_CART } from './guest-cart-keys.ts';
import type { OpenStore } from './open-store.ts';

const noSubscription = () => () => {};
const noCart = () => NO_CART;

/**
 * The current visitor's cart, and a promise of its store for buttons pressed before it has loaded. The promise rejects
 * if the store's chunk fails to load.
 */
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
  const [first] = useState(withResolvers);
  const opening = useRef(first);
  const start = useRef(() => {});
  const isAwaited = useRef(false);

  useEffect(() => {
    if (kind === 'unknown' || kind === 'none') return;
    let open: OpenStore | undefined;
    let hasStarted = false;
    let isUnmounted = false;
    const load = async () => {
      if (hasStarted) return;
      hasStarted = true;
      const code = await storeCode().catch(() => undefined);
      if (isUnmounted) return;
      if (!code) {
        // Browsers cache a failed import, so a retry would not help: pending callers are rejected, and the page must be
        // reloaded.
        hasStarted = false;
        opening.current.reject();
        opening.current = withResolvers();
        return;
      }
      const [{ openGuestStore, openShopperStore }, { call }] = code;
      open =
        kind === 'shopper' && userId
          ? openShopperStore(call, userId, message =>
              show({ title: t('orders.cart.merge.title'), description: message, duration: 15_000 }),
            )
          : openGuestStore(call);
      setStore(open.store);
      opening.current.resolve(open.store);
      isAwaited.current = false;
    };
    start.current = () => void load();
    const mayWait = kind === 'guest' && isEmptyGuest() && !isAwaited.current;
    const stopWaiting = mayWait ? onFirstInteraction(start.current) : void load();
    return () => {
      isUnmounted = true;
      stopWaiting?.();
      start.current = () => {};
      open?.close();
      setStore(undefined);
      opening.current = withResolvers();
    };
  }, [kind, userId, show]);

  const view = useSyncExternalStore(store?.subscribe ?? noSubscription, store?.view ?? noCart, noCart);
  const [whenOpen] = useState(() => () => {
    isAwaited.current = true;
    start.current();
    return opening.current.promise;
  });
  return { kind, view, whenOpen };
}

/** Marked as handled: there may be no caller when it rejects. */
function withResolvers(): PromiseWithResolvers<CartStore> {
  const awaited = Promise.withResolvers<CartStore>();
  awaited.promise.catch(() => {});
  return awaited;
}

/** A chunk of its own: it is larger than the rest of the cart's code, and most visitors have no cart. */
const storeCode = () => Promise.all([import('./open-store.ts'), import('#shared/api/browser-call.ts')]);

function isEmptyGuest(): boolean {
  return (localStorage.getItem(GUEST_CART) ?? '[]') === '[]';
}
