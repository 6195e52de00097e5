import { lazy, Suspense, useEffect, useState } from 'react';
import { useCart } from '#orders/cart/ui/use-cart.ts';

/** Loads the cart's chunk, which most visitors never need. Repeated calls are cached. */
export async function loadCartSheet() {
  const { CartSheet } = await import('./cart-sheet.tsx');
  return { default: CartSheet };
}

const CartSheet = lazy(loadCartSheet);
/** In ms: well after the first paint and first interactions. */
const QUIET = 3_000;

/** Mounts the cart sheet when it is first opened, and keeps it mounted for its closing animation. */
export function CartSheetPlace() {
  const { isOpen } = useCart();
  // Preloads the chunk while the network is idle, so that the cart also opens offline.
  useEffect(() => {
    const timer = setTimeout(() => void loadCartSheet().catch(() => {}), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <CartSheet />
    </Suspense>
  ) : null;
}
