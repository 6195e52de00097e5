import type { PaymentStatus } from '#features/orders/order-move.ts';
import type { PaymentState } from '#features/payments/payment-states.ts';

/** How things stand once a shopper has come back from paying. */
export interface PaymentStanding {
  readonly order: PaymentStatus;
  /** The try that the shopper comes back from. */
  readonly latest: PaymentState | undefined;
  /** Whether the order waits for its payment. */
  readonly isHeld: boolean;
}

/** What the shopper is told: `failed` where this try came to nothing, whether or not there may be another. */
export function standingOf({ order, latest, isHeld }: PaymentStanding): { status: PaymentStatus; message: string } {
  if (order === 'paid') return { status: 'paid', message: 'Your payment has arrived. Your order is confirmed.' };
  if (order !== 'pending' && order !== 'failed')
    return { status: order, message: 'Your payment has arrived. What your order no longer needs goes back to you.' };
  if (latest === 'returned')
    return { status: 'failed', message: 'Your payment came too late for this order. The money goes back to you.' };
  if (!isHeld) return { status: 'failed', message: 'This order can’t be paid any more. Please order again.' };
  if (latest === 'open')
    return { status: 'pending', message: 'Your payment has not arrived yet. We ask again and mail you when it has.' };
  return { status: 'failed', message: 'Your payment did not go through. You can try again.' };
}
