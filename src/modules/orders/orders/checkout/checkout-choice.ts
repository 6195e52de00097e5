import { isPaymentMethod } from '#payments/payments/payment-services.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { AddressId, UserId } from '#shared/id.ts';

const CHOICE = 'checkoutChoice';

/** The subset of Storage used here. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Address, payment method and kind of invoice chosen at the checkout that the server does not know yet; survives a reload. */
export interface CheckoutChoice {
  readonly address?: AddressId | undefined;
  readonly method?: PaymentMethod | undefined;
  /** Whether the invoice is for the business of the account. */
  readonly company?: boolean | undefined;
}

export function keepChoice(storage: Kept, userId: UserId, choice: CheckoutChoice): void {
  storage.setItem(CHOICE, JSON.stringify({ ...choice, userId }));
}

/** The stored choice; ignored if it belongs to another account. */
export function keptChoice(storage: Kept, userId: UserId): CheckoutChoice {
  const kept = parsed(storage.getItem(CHOICE)) as (CheckoutChoice & { userId?: unknown }) | null;
  if (kept?.userId !== userId) return {};
  const { address, method, company } = kept;
  return {
    address: typeof address === 'string' ? address : undefined,
    method: isPaymentMethod(method) ? method : undefined,
    company: typeof company === 'boolean' ? company : undefined,
  };
}

/** Call once the server knows it. */
export function forgetChoice(storage: Kept): void {
  storage.removeItem(CHOICE);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
