import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { CompanyFacts } from './company-facts.tsx';
import { TextPage } from './text-page.tsx';

/** Who runs the shop and how it works. */
export default function About() {
  const { name, legalName } = useShop();
  return (
    <TextPage
      title="About Us"
      description={`Who runs ${name}, who sells here, and how prices and reviews come about.`}
      intro={`${name} is an online marketplace for electronics and accessories in India, run by ${legalName}.`}
      changed="2026-11-21"
      sections={[
        {
          heading: 'Who sells here',
          text: (
            <>
              <p>
                Sellers who have registered here, and {name} itself. A seller registers with a GST number, and nothing
                of theirs is on sale before we have approved them. The seller is named on every product, in the cart and
                on the order.
              </p>
              <p>
                If a cart holds goods of several sellers, it becomes one order with a part for each of them. Every part
                is sent and followed by itself.
              </p>
            </>
          ),
        },
        {
          heading: 'Prices',
          text: (
            <p>
              All prices are in rupees and include all taxes. Where a product costs less than its MRP, both are shown.
              The total in the cart is the total you pay: nothing is put into the cart that you have not chosen, and
              nothing is added on the way to the order.
            </p>
          ),
        },
        {
          heading: 'What comes first',
          text: (
            <p>
              No seller can pay for a place in a list. What decides the order of goods is written in{' '}
              <Link to="/how-we-rank">How We Rank</Link>.
            </p>
          ),
        },
        {
          heading: 'Reviews',
          text: (
            <p>
              A review is shown with the user name of its author and its date. “Verified purchase” stands beside it only
              where the author has bought the product here and it was delivered.
            </p>
          ),
        },
        {
          heading: 'Where we are',
          text: (
            <>
              <CompanyFacts />
              <p>
                Phone numbers, e-mail and a form are on the page <Link to="/contact-us">Contact Us</Link>; complaints go
                to our <Link to="/grievance-officer">grievance officer</Link>.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
