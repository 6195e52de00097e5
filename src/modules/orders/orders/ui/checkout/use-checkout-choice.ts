import { useState } from 'react';
import { type CheckoutChoice, keepChoice, keptChoice } from '#orders/orders/checkout/checkout-choice.ts';
import type { UserId } from '#shared/id.ts';

/** Where to and how to pay, as far as it is chosen; a reload, a closed tab and signing in again do not change it. */
export function useCheckoutChoice(userId: UserId) {
  const [choice, setChoice] = useState(() => keptChoice(sessionStorage, userId));
  const choose = (more: CheckoutChoice) => {
    const next = { ...choice, ...more };
    keepChoice(sessionStorage, userId, next);
    setChoice(next);
  };
  return { choice, choose };
}
