import { lazy, Suspense, useEffect, useState } from 'react';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { onFirstInteraction } from '#shared/page/first-interaction.ts';

/** Loads the cart's chunk, which most visitors never need. Repeated calls are cached. */
export async function loadCartSheet() {
  const { CartSheet } = await import('./cart-sheet.tsx');
  return { default: CartSheet };
}

const CartSheet = lazy(loadCartSheet);

/** Mounts the cart sheet when it is first opened, and keeps it mounted for its closing animation. */
export function CartSheetPlace() {
  const { isOpen } = useCart();
  // Before it is needed, so that the cart also opens without a network.
  useEffect(() => onFirstInteraction(() => void loadCartSheet().catch(() => {})), []);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <CartSheet />
    </Suspense>
  ) : null;
}
