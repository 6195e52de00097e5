import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { priceTag } from '#shared/money.ts';
import { CareLinks } from './care-links.tsx';
import { grievanceSection } from './grievance-officer.tsx';
import { TextPage } from './text-page.tsx';

/** How long delivery takes, what it costs, how it is paid and followed. */
export default function Shipping() {
  const { name, deliveryCharge, codCap } = useShop();
  const cost =
    deliveryCharge === 0
      ? 'Delivery is free.'
      : `Delivery costs ${priceTag(deliveryCharge)} for each seller whose goods are in the order.`;
  return (
    <TextPage
      title="Shipping Policy"
      description={`Delivery by ${name}: how long it takes, what it costs and how it is paid.`}
      intro={`Delivery typically takes 3 to 5 days. ${cost} You pay when the goods arrive.`}
      changed="2026-11-21"
      sections={[
        {
          heading: 'Where we deliver',
          text: (
            <p>
              To addresses in India. Type your PIN code on any product’s page and it says whether we deliver there and
              between which days. An order to where we do not deliver yet is not taken.
            </p>
          ),
        },
        {
          heading: 'How long it takes',
          text: (
            <p>
              Typically 3 to 5 days from the order: often sooner within the seller’s own state or the one next to it, up
              to 8 days between the plains and the north-east, Jammu and Kashmir, Ladakh or the islands. The product’s
              page and the checkout show the days for your PIN code; goods of different sellers may come on different
              days.
            </p>
          ),
        },
        {
          heading: 'What it costs',
          text: (
            <p>
              {cost} The cart shows it as a line of its own before you order, and nothing is added after that. There is
              no charge for paying on delivery.
            </p>
          ),
        },
        {
          heading: 'How you pay',
          text: (
            <p>
              Cash on delivery is the only way of paying at present: you pay the courier when the goods are handed over.
              {codCap !== null && ` It is available for orders of up to ${priceTag(codCap)}, delivery included.`}
            </p>
          ),
        },
        {
          heading: 'Following an order',
          text: (
            <p>
              <Link to="/shop/account">My Orders</Link> shows how far each part of an order is, and every change is also
              sent to you by mail.
            </p>
          ),
        },
        {
          heading: 'Cancelling an order',
          text: (
            <p>
              If an order has not been shipped and you no longer want it, <CareLinks /> with the order number. Nothing
              is charged for that.
            </p>
          ),
        },
        {
          heading: 'If it does not come, or comes damaged',
          text: (
            <p>
              <CareLinks capital /> with the order number. If the parcel is open or crushed, you may refuse it at the
              door: you have paid nothing then. What can be sent back later is written in{' '}
              <Link to="/returnAndRefunds">Returns and Refunds</Link>.
            </p>
          ),
        },
        grievanceSection,
      ]}
    />
  );
}
