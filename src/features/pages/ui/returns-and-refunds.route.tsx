import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { grievanceSection } from './grievance-officer.tsx';
import { TextPage, type TextSection } from './text-page.tsx';

/** What can be returned until when, and how the money comes back. */
export default function ReturnsAndRefunds() {
  const { name, deliveryCharge } = useShop();
  return (
    <TextPage
      title="Returns and Refunds"
      description={`Returns at ${name} within 7 days of delivery; refunds within 10 days.`}
      intro="You can ask for a return within 7 days of delivery. The refund is credited within 10 days."
      changed="2026-11-21"
      sections={[WHEN, WHAT, refund(deliveryCharge > 0), UNDELIVERED, WARRANTY, grievanceSection]}
    />
  );
}

const WHEN: TextSection = {
  heading: 'Within 7 days of delivery',
  text: (
    <p>
      The 7 days count from the delivery of that part of the order, to the minute; the order shows until when. How to
      ask for a return is written on the page <Link to="/return">Return a Product</Link>.
    </p>
  ),
};

const WHAT: TextSection = {
  heading: 'Damaged, faulty or wrong goods',
  text: (
    <p>
      If goods arrive damaged, do not work, or are not what you ordered or what the page described, say so in your
      request. A seller may not refuse to take such goods back, and sending them back costs you nothing.
    </p>
  ),
};

function refund(withCharge: boolean): TextSection {
  return {
    heading: 'The refund',
    text: (
      <>
        <p>
          It is credited within 10 days of the goods’ coming back. What was paid online goes back the way it came. Cash
          can’t: we ask you for a UPI id and send it there.
        </p>
        {withCharge && (
          <p>
            The delivery charge is refunded when goods are damaged, faulty or wrong. When faultless goods are returned,
            it is not.
          </p>
        )}
      </>
    ),
  };
}

const UNDELIVERED: TextSection = {
  heading: 'Orders not yet delivered',
  text: (
    <p>
      Nothing has been paid for them, so nothing has to be refunded. How to cancel one is written in the{' '}
      <Link to="/shipping-policy#cancelling-an-order">Shipping Policy</Link>.
    </p>
  ),
};

const WARRANTY: TextSection = {
  heading: 'Warranty',
  text: (
    <p>
      After the 7 days the maker’s or seller’s warranty holds, where there is one. The product page says for how long,
      if the seller has declared it.
    </p>
  ),
};
