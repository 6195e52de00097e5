import { Link } from 'react-router';
import { useGrievanceSections } from '#office/pages/ui/contact/grievance-officer.tsx';
import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { companyLine } from '#shop/shop/identity/company-line.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { payingSections } from './paying-sections.tsx';
import { TextPage, type TextSection } from './text-page.tsx';

/** Terms and conditions. */
export default function Terms() {
  const shop = useShop();
  const { name } = shop;
  const company = companyLine(shop);
  return (
    <TextPage
      title="Terms and Conditions"
      description={`The terms for buying on ${name}: who you buy from, prices, orders and your account.`}
      intro={`${name} is a marketplace${company && ` run by ${company}`}. These terms apply to everyone who buys here.`}
      changed="2026-11-23"
      sections={[
        whoYouBuyFrom(name),
        PRICES,
        orders(shop),
        ...payingSections(shop),
        ...SECTIONS,
        ...useGrievanceSections(),
      ]}
    />
  );
}

function whoYouBuyFrom(name: string): TextSection {
  return {
    heading: 'Who you buy from',
    text: (
      <>
        <p>
          Each product is sold by the seller named on it, and the contract of sale is with that seller. {name} runs the
          marketplace: it shows the products, takes your order, passes it on and answers your questions. If the seller
          named is {name}, you buy from us.
        </p>
        <p>
          Sellers are responsible for what they say about their products, and undertake that descriptions and pictures
          are true. If a seller has not declared something, such as the country of origin, the page says so.
        </p>
      </>
    ),
  };
}

const PRICES: TextSection = {
  heading: 'Prices',
  text: (
    <p>
      Prices are in rupees and include all taxes. MRP is the maximum retail price; if you pay less, both are shown. You
      pay the prices you saw when you ordered. If one changes before that, we show you the new cart first.
    </p>
  ),
};

function orders({ payments }: ShopFront): TextSection {
  return {
    heading: 'Orders',
    text: (
      <>
        <p>
          You need an account to order. We mail you the order number, items, prices and sellers when your order is{' '}
          {payments.length > 0 ? 'placed or paid' : 'placed'}, and again at every step. You can cancel in{' '}
          <Link to={paths.account}>My Orders</Link> until the seller ships it.
        </p>
        <p>
          A seller may reject an order before shipping it, for instance if the item turns out to be damaged. We tell you
          by mail.{' '}
          {payments.length > 0
            ? `If you paid online, we refund it to your original payment method within ${REFUND_DAYS} days; with cash on delivery you pay nothing.`
            : 'You pay nothing then.'}
        </p>
        <p>
          For delivery see the <Link to={paths.shipping}>Shipping Policy</Link>, for returns{' '}
          <Link to={paths.returnsAndRefunds}>Returns and Refunds</Link>.
        </p>
      </>
    ),
  };
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'How products are ranked',
    text: (
      <p>
        Lists begin with the lowest price; search results follow your words. Nobody can pay for a better position. Read
        more in <Link to={paths.ranking}>How We Rank</Link>.
      </p>
    ),
  },
  {
    heading: 'Reviews',
    text: (
      <p>
        A review must be your own honest opinion of a product you have used. It is shown with your username. Nobody may
        give or take money for a review.
      </p>
    ),
  },
  {
    heading: 'Your account',
    text: (
      <p>
        Keep your password and the one-time code we mail you private. We may block an account that is misused, and show
        the reason at login. How we use your data is in the <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
  {
    heading: 'Law',
    text: <p>Indian law applies. Nothing here takes away your rights under consumer law.</p>,
  },
];
