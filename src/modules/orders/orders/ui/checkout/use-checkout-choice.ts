import { useState } from 'react';
import { type CheckoutChoice, keepChoice, keptChoice } from '#orders/orders/checkout/checkout-choice.ts';
import type { UserId } from '#shared/id.ts';

/** The chosen address and payment method. Kept in sessionStorage, per user. */
export function useCheckoutChoice(userId: UserId) {
  const [choice, setChoice] = useState(() => keptChoice(sessionStorage, userId));
  const choose = (more: CheckoutChoice) => {
    const next = { ...choice, ...more };
    keepChoice(sessionStorage, userId, next);
    setChoice(next);
  };
  return { choice, choose };
}
