import { Link } from 'react-router';
import { useGrievanceSections } from '#office/pages/ui/contact/grievance-officer.tsx';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { TextPage, type TextSection } from './text-page.tsx';

/** What can be returned, until when, and how refunds are paid. */
export default function ReturnsAndRefunds() {
  const shop = useShop();
  return (
    <TextPage
      title="Returns and Refunds"
      description={`Returns at ${shop.name} within ${RETURN_DAYS} days of delivery; refunds within ${REFUND_DAYS} days.`}
      intro={`You can ask for a return within ${RETURN_DAYS} days of delivery. The refund is credited within ${REFUND_DAYS} days.`}
      changed="2026-11-23"
      sections={[WHEN, WHAT, refund(shop), notDelivered(shop), WARRANTY, ...useGrievanceSections()]}
    />
  );
}

const WHEN: TextSection = {
  heading: `Within ${RETURN_DAYS} days of delivery`,
  text: (
    <p>
      The {RETURN_DAYS} days start when your items are delivered; My Orders shows the exact date and time they end. See{' '}
      <Link to={paths.returning}>Return a Product</Link> for the steps.
    </p>
  ),
};

const WHAT: TextSection = {
  heading: 'Damaged, faulty or wrong items',
  text: (
    <p>
      If an item arrives damaged, does not work, or is not what you ordered or what the page described, say so in your
      request. A seller may not refuse to take it back, and sending it back costs you nothing.
    </p>
  ),
};

function refund({ payments, deliveryCharge }: ShopFront): TextSection {
  return {
    heading: 'Your refund',
    text: (
      <>
        <p>
          It is credited within {REFUND_DAYS} days of the item reaching the seller.{' '}
          {payments.length > 0 && 'If you paid online, we refund it to your original payment method. '}
          If you paid in cash, we ask for your UPI ID and send it there.
        </p>
        {deliveryCharge > 0 && (
          <p>
            We refund the delivery charge too when an item is damaged, faulty or wrong. We keep it when nothing is wrong
            with the item.
          </p>
        )}
      </>
    ),
  };
}

function notDelivered({ payments }: ShopFront): TextSection {
  return {
    heading: 'Not delivered yet?',
    text: (
      <p>
        Open the order in <Link to={paths.account}>My Orders</Link> and press Cancel order: you can until the seller
        ships it.{' '}
        {payments.length > 0 &&
          `If you paid online, we refund it to your original payment method within ${REFUND_DAYS} days. `}
        With cash on delivery you have paid nothing yet, so there is nothing to refund.
      </p>
    ),
  };
}

const WARRANTY: TextSection = {
  heading: 'Warranty',
  text: (
    <p>
      After the {RETURN_DAYS} days the manufacturer’s or seller’s warranty applies, if there is one. The product page
      shows for how long, where the seller has declared it.
    </p>
  ),
};
