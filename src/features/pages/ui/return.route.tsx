import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { CareLinks } from './care-links.tsx';
import { grievanceSection } from './grievance-officer.tsx';
import { TextPage, type TextSection } from './text-page.tsx';

/** How to ask for a return. */
export default function Return() {
  const { name } = useShop();
  return (
    <TextPage
      title="Return a Product"
      description={`How to ask ${name} for a return: what to write, and where to.`}
      intro={
        <>
          Within 7 days of delivery, <CareLinks />. You get a ticket number, by which you can see how the return stands.
        </>
      }
      changed="2026-11-21"
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'What to write',
    text: (
      <ul>
        <li>
          the order number, from the mail that confirmed the order or from <Link to="/shop/account">My Orders</Link>
        </li>
        <li>which product, and how many of it</li>
        <li>why: damaged, faulty, wrong product, or no longer wanted</li>
        <li>for damaged or wrong goods, what one sees; photos can follow by mail, in answer to ours</li>
      </ul>
    ),
  },
  {
    heading: 'Until it is settled',
    text: (
      <p>
        Please keep the box, what came in it and the serial number label. Remove your own data and sign out of the
        device before you hand it over.
      </p>
    ),
  },
  {
    heading: 'What follows',
    text: (
      <ol>
        <li>We acknowledge your request at once by mail, and within 48 hours at the latest.</li>
        <li>We answer with how the goods come back to the seller, and ask for a UPI id for the refund.</li>
        <li>
          The refund is credited within 10 days; all about it is on the page{' '}
          <Link to="/returnAndRefunds">Returns and Refunds</Link>.
        </li>
      </ol>
    ),
  },
  grievanceSection,
];
