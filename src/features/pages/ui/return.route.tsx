import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { CareLinks } from './care-links.tsx';
import { TextPage } from './text-page.tsx';
import { TextSection } from './text-section.tsx';

/** How to ask for a return. */
export default function Return() {
  const { name } = useShop();
  return (
    <TextPage
      title="Return a Product"
      description={`How to ask ${name} for a return: what to write, and where to.`}
      intro={
        <>
          Write to or call <CareLinks /> within 7 days of delivery, and have the order number ready.
        </>
      }
    >
      <TextSection heading="What we need to know">
        <ul>
          <li>
            the order number, from the mail that confirmed the order or from <Link to="/shop/account">My Orders</Link>
          </li>
          <li>which product, and how many of it</li>
          <li>why: damaged, faulty, wrong product, or no longer wanted</li>
          <li>for damaged or wrong goods, a photo attached to the mail</li>
          <li>a UPI id for the refund</li>
        </ul>
      </TextSection>
      <TextSection heading="Until it is settled">
        <p>
          Please keep the box, what came in it and the serial number label. Remove your own data and sign out of the
          device before you hand it over.
        </p>
      </TextSection>
      <TextSection heading="What follows">
        <p>
          We answer with how the goods come back to the seller. The refund is credited within 10 days; all about it is
          on the page <Link to="/returnAndRefunds">Returns and Refunds</Link>.
        </p>
      </TextSection>
    </TextPage>
  );
}
