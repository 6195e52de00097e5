import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { TextPage } from './text-page.tsx';
import { TextSection } from './text-section.tsx';

/** Who runs the shop and how it works. */
export default function About() {
  const shop = useShop();
  return (
    <TextPage
      title="About Us"
      description={`Who runs ${shop.name}, who sells here, and how prices and reviews come about.`}
      intro={`${shop.name} is an online marketplace for electronics and accessories in India, run by ${shop.legalName}.`}
    >
      <TextSection heading="Who sells here">
        <p>
          Sellers who have registered here, and {shop.name} itself. A seller registers with a GST number, and nothing of
          theirs is on sale before we have approved them. The seller is named on every product, in the cart and on the
          order.
        </p>
        <p>
          If a cart holds goods of several sellers, it becomes one order with a part for each of them. Every part is
          sent and followed by itself.
        </p>
      </TextSection>
      <TextSection heading="Prices">
        <p>
          All prices are in rupees and include all taxes. Where a product costs less than its MRP, both are shown. The
          total in the cart is the total you pay: nothing is put into the cart that you have not chosen, and nothing is
          added on the way to the order.
        </p>
      </TextSection>
      <TextSection heading="Reviews">
        <p>
          A review is shown with the user name of its author and its date. “Verified purchase” stands beside it only
          where the author has bought the product here and it was delivered.
        </p>
      </TextSection>
      <TextSection heading="Where we are">
        <p>
          {shop.legalName}
          {shop.gstin && `, GSTIN ${shop.gstin}`}. Registered office: {shop.registeredAddress}. Branch:{' '}
          {shop.branchAddress}. Phone numbers and e-mail are on the page <Link to="/contact-us">Contact Us</Link>.
        </p>
      </TextSection>
    </TextPage>
  );
}
