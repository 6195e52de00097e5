import { Link } from 'react-router';
import { CareLinks } from '#office/pages/ui/contact/care-links.tsx';
import { useGrievanceSections } from '#office/pages/ui/contact/grievance-officer.tsx';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { TextPage, type TextSection } from './text-page.tsx';

/** How to request a return. */
export default function Return() {
  const { name } = useShop();
  return (
    <TextPage
      title="Return a Product"
      description={`How to return a product bought at ${name}: where to ask, what to say, and what happens next.`}
      intro={
        <>
          Within {RETURN_DAYS} days of delivery, open the order in <Link to={paths.account}>My Orders</Link> and press
          Return. You can track the return there until you get your refund.
        </>
      }
      changed="2026-11-23"
      sections={[...SECTIONS, ...useGrievanceSections()]}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'What we ask for',
    text: (
      <ul>
        <li>which products, and how many of each</li>
        <li>why: damaged, faulty, wrong, incomplete, or no longer wanted</li>
        <li>
          for a faulty or wrong item, what is wrong with it; up to five photos help, and only the seller and we see them
        </li>
        <li>if you paid in cash, a UPI ID for the refund</li>
      </ul>
    ),
  },
  {
    heading: 'Until your return is complete',
    text: (
      <p>
        Please keep the box, everything that came in it and the serial number label. Remove your data and sign out of
        the device before you hand it over.
      </p>
    ),
  },
  {
    heading: 'What happens next',
    text: (
      <ol>
        <li>The seller answers your request. We mail you, and the order shows the answer.</li>
        <li>The item goes back to the seller, who checks it and completes the return.</li>
        <li>
          Your refund is credited within {REFUND_DAYS} days. See{' '}
          <Link to={paths.returnsAndRefunds}>Returns and Refunds</Link>.
        </li>
      </ol>
    ),
  },
  {
    heading: 'Can’t reach your account?',
    text: (
      <p>
        <CareLinks capital />. You get a ticket number to track your request.
      </p>
    ),
  },
];
