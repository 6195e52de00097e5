import { lazy, Suspense, useEffect, useState } from 'react';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { loadCartSheet } from './load-cart-sheet.ts';

const CartSheet = lazy(loadCartSheet);
/** Long after the first paint and the first presses. */
const QUIET = 3_000;

/** Where the cart opens. Once opened it stays, so that it can leave as it came. */
export function CartSheetPlace() {
  const { isOpen } = useCart();
  // Fetched while the line is quiet, so that the cart opens where there is no line any more.
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
