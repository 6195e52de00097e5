import { Link } from 'react-router';
import { CareLinks } from '#office/pages/ui/contact/care-links.tsx';
import { useGrievanceSections } from '#office/pages/ui/contact/grievance-officer.tsx';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { priceTag } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { USUAL_DAYS } from '#shop/delivery/usual-days.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { payingSections } from './paying-sections.tsx';
import { TextPage } from './text-page.tsx';

/** Delivery time, cost, payment and tracking. */
export default function Shipping() {
  const shop = useShop();
  const { name, deliveryCharge, payments } = shop;
  const usual = USUAL_DAYS.join(' to ');
  const cost =
    deliveryCharge === 0
      ? 'Delivery is free.'
      : `Delivery costs ${priceTag(deliveryCharge)} for each seller in your order.`;
  return (
    <TextPage
      title="Shipping Policy"
      description={`Delivery by ${name}: how long it takes, what it costs and how you pay.`}
      intro={`Delivery typically takes ${usual} days. ${cost} ${payShortly(shop)}`}
      changed="2026-11-23"
      sections={[
        {
          heading: 'Where we deliver',
          text: (
            <p>
              Across India. Enter your PIN code on any product page to see whether we deliver there and by when. If we
              do not deliver to your PIN code yet, we tell you before you order.
            </p>
          ),
        },
        {
          heading: 'How long it takes',
          text: (
            <p>
              Typically {usual} days from the order. It is often quicker within the seller’s own state or the one next
              to it, and can take up to 8 days to the north-east, Jammu and Kashmir, Ladakh and the islands. The product
              page and the checkout show the dates for your PIN code. Items from different sellers may arrive on
              different days.
            </p>
          ),
        },
        {
          heading: 'What it costs',
          text: (
            <p>
              {cost} The cart shows it as a separate line before you order, and nothing is added later. Paying in cash
              on delivery costs nothing extra.
            </p>
          ),
        },
        ...payingSections(shop),
        {
          heading: 'Tracking your order',
          text: (
            <p>
              <Link to={paths.account}>My Orders</Link> shows where your order is. We also mail you at every step.
            </p>
          ),
        },
        {
          heading: 'Cancelling an order',
          text: (
            <p>
              Changed your mind? Open the order in <Link to={paths.account}>My Orders</Link> and press Cancel order. You
              can cancel until the seller ships it, and it costs you nothing.
              {payments.length > 0 &&
                ` If you have paid online, we refund it to your original payment method within ${REFUND_DAYS} days.`}
            </p>
          ),
        },
        {
          heading: 'If it does not arrive, or arrives damaged',
          text: (
            <p>
              <CareLinks capital /> with your order number. If the parcel is open or damaged, you can refuse it at the
              door. With cash on delivery you have paid nothing then
              {payments.length > 0 && ', and we refund what you paid online once the order is closed'}. To send
              something back later, see <Link to={paths.returnsAndRefunds}>Returns and Refunds</Link>.
            </p>
          ),
        },
        ...useGrievanceSections(),
      ]}
    />
  );
}
