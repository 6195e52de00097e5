import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { cartIsFull, onlyInStock, onlyThisMany, productNotOnSale, sellerIsAway } from '#orders/cart/refusals.ts';
import { loadCartSheet } from '#orders/cart/ui/sheet/cart-sheet-place.tsx';
import { type CartStore, productOf } from '#orders/cart/ui/store/cart-store.ts';
import { useCartStore } from '#orders/cart/ui/store/use-cart-store.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { whileWaiting } from '#shared/page/waiting.ts';
import { type Cart, CartContext } from './use-cart.ts';

/** Refusals whose message is used as the toast's title. All others get a generic title. */
const MESSAGE_AS_TITLE: readonly string[] = [onlyInStock, onlyThisMany, cartIsFull, productNotOnSale, sellerIsAway].map(
  ({ code }) => code,
);

/** Provides the cart of the current visitor: guest, shopper or none. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { kind, view, whenOpen } = useCartStore();
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  // The session may load only after the button was pressed.
  const kindNow = useRef(kind);
  useEffect(() => {
    kindNow.current = kind;
  }, [kind]);

  const showRefusal = useCallback(
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (error.kind === 'unauthenticated')
        return show({
          tone: 'destructive',
          title: t('orders.cart.toast.ended.title'),
          description: t('orders.cart.toast.ended.text'),
          action: { label: t('orders.cart.toast.ended.signIn'), onAct: () => signInAgain(error) },
        });
      const isTitle = MESSAGE_AS_TITLE.includes(error.code);
      show({
        tone: 'destructive',
        title: isTitle ? error.message : t('orders.cart.toast.wrong'),
        description: isTitle ? undefined : error.message,
      });
    },
    [show],
  );
  const showLoadError = useCallback(
    () =>
      show({
        tone: 'destructive',
        title: t('orders.cart.toast.notOpened.title'),
        description: t('orders.cart.toast.notOpened.text'),
        action: { label: t('orders.cart.toast.notOpened.reload'), onAct: () => location.reload() },
      }),
    [show],
  );
  /**
   * Runs a change and reports a refusal. The cart is reloaded after a refusal, because the one on screen may be stale.
   */
  const change = useCallback(
    async (work: (store: CartStore) => Promise<unknown>) => {
      const store = await whileWaiting(whenOpen()).catch(showLoadError);
      if (!store) return;
      try {
        await work(store);
      } catch (error) {
        showRefusal(error);
        await store.reload().catch(() => {});
      }
    },
    [whenOpen, showLoadError, showRefusal],
  );

  const actions = useMemo(
    () =>
      ({
        // Opening before the sheet's chunk has loaded would take the page down if the chunk fails to load.
        open: () => {
          whileWaiting(loadCartSheet()).then(() => setOpen(true), showLoadError);
          // Prices and stock may have changed since the last read.
          void actions.reload();
        },
        close: () => setOpen(false),
        add: (product, quantity = 1) =>
          change(async store => {
            await store.add(product, quantity);
            const title =
              kindNow.current === 'guest' ? t('orders.cart.toast.addedByGuest') : t('orders.cart.toast.added');
            show({ tone: 'good', title });
          }),
        setQuantity: (product, quantity) =>
          change(async store => {
            await store.setQuantity(product, quantity);
            show({ tone: 'good', title: t('orders.cart.toast.updated') });
          }),
        remove: product =>
          change(async store => {
            const line = store.view().lines.find(({ productId }) => productId === product);
            await store.remove(product);
            const undo = line && (() => void change(again => again.add(productOf(line), line.quantity)));
            show({
              tone: 'good',
              title: t('orders.cart.toast.removed'),
              action: undo && { label: t('orders.cart.toast.undo'), onAct: undo },
            });
          }),
        reload: async () => {
          const gone = await whenOpen()
            .then(store => store.reload())
            .catch(() => []);
          if (gone.length > 0)
            show({
              title: t('orders.cart.toast.gone.title'),
              description: t('orders.cart.toast.gone.text', { titles: gone.join(', ') }),
            });
        },
      }) satisfies Partial<Cart>,
    [change, showLoadError, show, whenOpen],
  );

  const cart = useMemo<Cart>(() => {
    const { lines, away, quantities, status } = view;
    return {
      ...actions,
      kind,
      status,
      lines,
      away,
      count: [...quantities.values()].reduce((units, quantity) => units + quantity, 0),
      isOpen,
      quantityOf: product => quantities.get(product) ?? 0,
    };
  }, [actions, isOpen, kind, view]);

  return <CartContext value={cart}>{children}</CartContext>;
}
