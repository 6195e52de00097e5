import { Link } from 'react-router';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';
import * as paths from '#shared/paths/paths.ts';
import type { PayingFacts } from '#shop/shop/paying.ts';
import { waysToPay } from '#shop/shop/ways-to-pay.ts';
import type { TextSection } from './text-page.tsx';

/** The payment methods that are on, and what happens to unpaid orders. */
export function payingSections(facts: PayingFacts): readonly TextSection[] {
  return [
    {
      heading: 'How you pay',
      text: (
        <>
          <p>
            {waysToPay(facts)} {facts.payments.length === 0 && 'You pay when the parcel is handed over to you.'}
          </p>
          {facts.payments.length > 0 && (
            <p>
              If you leave before paying online, we hold your items for {HELD_MINUTES} minutes and you can still pay
              from <Link to={paths.account}>My Orders</Link>. After that the order is cancelled by itself. A payment
              that reaches us later goes back to you in full, within {REFUND_DAYS} days.
            </p>
          )}
        </>
      ),
    },
  ];
}
