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
      description={`How to return goods bought at ${name}: where to ask, what to say, and what follows.`}
      intro={
        <>
          Within 7 days of delivery, open the order in <Link to="/shop/account">My Orders</Link> and press Return. There
          you also see how the return stands, until the money is with you.
        </>
      }
      changed="2026-11-21"
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'What you are asked',
    text: (
      <ul>
        <li>which products, and how many of each</li>
        <li>why: damaged, faulty, wrong, incomplete, or no longer wanted</li>
        <li>
          for faulty or wrong goods, what one sees; up to five photos help, and nobody but the seller and we see them
        </li>
        <li>for an order that was paid in cash, a UPI id for the refund</li>
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
        <li>The seller answers your request; a mail tells you, and the order shows it.</li>
        <li>The goods come back to the seller, who looks at them and settles the return.</li>
        <li>
          The refund is credited within 10 days; all about it is on the page{' '}
          <Link to="/returnAndRefunds">Returns and Refunds</Link>.
        </li>
      </ol>
    ),
  },
  {
    heading: 'If you can’t reach your account',
    text: (
      <p>
        <CareLinks capital />. You get a ticket number, by which you can see how the matter stands.
      </p>
    ),
  },
  grievanceSection,
];
