import { Link } from 'react-router';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { CompanyFacts } from './company-facts.tsx';
import { TextPage } from './text-page.tsx';

/** About the company and how the shop works. */
export default function About() {
  const { name, legalName, grievanceOfficer } = useShop();
  return (
    <TextPage
      title="About Us"
      description={`Who runs ${name}, who sells here, and how prices and reviews work.`}
      intro={`${name} is an online marketplace for electronics and accessories in India${legalName && `, run by ${legalName}`}.`}
      changed="2026-11-21"
      sections={[
        {
          heading: 'Who sells here',
          text: (
            <>
              <p>
                Sellers registered with us, and {name} itself. Sellers register with a GST number and can sell only
                after we approve them. You’ll see the seller’s name on every product, in the cart and on the order.
              </p>
              <p>
                If your cart has products from several sellers, you place one order. Each seller ships their own items,
                and you can track each shipment separately.
              </p>
            </>
          ),
        },
        {
          heading: 'Prices',
          text: (
            <p>
              All prices are in rupees and include all taxes. Where a product costs less than its MRP, both are shown.
              The total in the cart is the total you pay: we add nothing to your cart, and nothing is added at checkout.
            </p>
          ),
        },
        {
          heading: 'How products are ranked',
          text: (
            <p>
              No seller can pay for a better position. Read more in <Link to={paths.ranking}>How We Rank</Link>.
            </p>
          ),
        },
        {
          heading: 'Reviews',
          text: (
            <p>
              Each review shows its author’s username and date. It is marked “Verified purchase” only if the author
              bought the product here and it was delivered.
            </p>
          ),
        },
        {
          heading: 'Where we are',
          text: (
            <>
              <CompanyFacts />
              <p>
                Write to us or call us: see <Link to={paths.contact}>Contact Us</Link>.
                {grievanceOfficer.name !== '' && (
                  <>
                    {' '}
                    Our <Link to={paths.grievanceOfficer}>grievance officer</Link> takes up complaints.
                  </>
                )}
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
