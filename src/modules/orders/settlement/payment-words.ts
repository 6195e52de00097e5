import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import type { PaymentState } from '#payments/payments/payment-states.ts';
import { exactRupees, type Paise } from '#shared/money/money.ts';

/** How things stand once a shopper has come back from paying. */
export interface PaymentStanding {
  readonly order: PaymentStatus;
  /** The try that the shopper comes back from. */
  readonly latest: PaymentState | undefined;
  /** Whether the order waits for its payment. */
  readonly isHeld: boolean;
  /** Money that arrived since in another amount or currency than asked for, or a second time. */
  readonly apart?: { readonly asked: Paise; readonly arrived: Paise; readonly currency: string };
}

/** What the shopper is told: `failed` where this try came to nothing, whether or not there may be another. */
export function paymentStandingOf({ order, latest, isHeld, apart }: PaymentStanding): {
  status: PaymentStatus;
  message: string;
} {
  if (order === 'paid') return { status: 'paid', message: 'We’ve received your payment. Your order is confirmed.' };
  if (order !== 'pending' && order !== 'failed')
    return { status: order, message: 'We’ve received your payment. We’ll refund what your order no longer needs.' };
  if (latest === 'returned')
    return { status: 'failed', message: 'Your payment came too late for this order. We’ll refund it to you.' };
  if (apart && latest !== 'open') return { status: 'failed', message: apartWords(apart, isHeld) };
  if (!isHeld) return { status: 'failed', message: 'This order can no longer be paid. Please order again.' };
  if (latest === 'open')
    return {
      status: 'pending',
      message: 'We have not received your payment yet. We’ll keep checking and mail you once we have.',
    };
  return { status: 'failed', message: 'Your payment did not go through. You can try again.' };
}

function apartWords({ asked, arrived, currency }: NonNullable<PaymentStanding['apart']>, isHeld: boolean): string {
  const what = currency === 'INR' ? exactRupees(arrived) : `Money in another currency (${currency})`;
  const next = isHeld
    ? 'Your order is still waiting for the full amount.'
    : 'This order can no longer be paid. Please order again.';
  return `${what} has arrived instead of ${exactRupees(asked)}. We have recorded it and will refund it in full to your original payment method. ${next}`;
}
