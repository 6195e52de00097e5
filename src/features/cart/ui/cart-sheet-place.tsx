import { lazy, Suspense, useState } from 'react';
import { loadCartSheet } from './load-cart-sheet.ts';
import { useCart } from './use-cart.ts';

const CartSheet = lazy(loadCartSheet);

/** Where the cart opens. Once opened it stays, so that it can leave as it came. */
export function CartSheetPlace() {
  const { isOpen } = useCart();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <CartSheet />
    </Suspense>
  ) : null;
}
