import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { grievanceSection } from './grievance-officer.tsx';
import { TextPage, type TextSection } from './text-page.tsx';

/** On what terms goods are bought here. */
export default function Terms() {
  const { name, legalName, registeredAddress } = useShop();
  return (
    <TextPage
      title="Terms and Conditions"
      description={`The terms on which goods are sold on ${name}: who you buy from, prices, orders, your account.`}
      intro={`${name} is a marketplace run by ${legalName}, ${registeredAddress}. These terms hold for everyone who buys here.`}
      changed="2026-11-21"
      sections={[whoYouBuyFrom(name), ...SECTIONS]}
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
          marketplace: it shows the goods, takes the order, passes it on and answers your questions. Where the seller
          named is {name} itself, you buy from us.
        </p>
        <p>
          Sellers answer for what they say about their goods, and undertake that texts and pictures are true. Where a
          seller has not declared something, such as the country of origin, the page says so.
        </p>
      </>
    ),
  };
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'Prices',
    text: (
      <p>
        Prices are in rupees and include all taxes. The MRP is the maximum retail price; where a lower price is asked,
        both are shown. An order is placed at the prices you saw: if one changes before that, you are shown the new cart
        first.
      </p>
    ),
  },
  {
    heading: 'Orders',
    text: (
      <>
        <p>
          Ordering needs an account. When an order is placed you get a mail with its number, goods, prices and sellers,
          and another with every change. A seller may reject an order before it is shipped, for instance if goods turn
          out to be damaged; you are told by mail and pay nothing.
        </p>
        <p>
          Payment is on delivery only, at present. For delivery see the{' '}
          <Link to="/shipping-policy">Shipping Policy</Link>, for returns{' '}
          <Link to="/returnAndRefunds">Returns and Refunds</Link>.
        </p>
      </>
    ),
  },
  {
    heading: 'What decides the order of goods',
    text: (
      <p>
        Lists begin with the lowest price; search results follow your words. Nobody can pay for a place. The whole of it
        is written in <Link to="/how-we-rank">How We Rank</Link>.
      </p>
    ),
  },
  {
    heading: 'Reviews',
    text: (
      <p>
        A review must be your own honest opinion of goods you know. It is shown under your user name. Nobody may give or
        take money for one.
      </p>
    ),
  },
  {
    heading: 'Your account',
    text: (
      <p>
        Keep your password to yourself; the code we mail at registration too. An account may be blocked when it is
        misused, and is then told the reason at login. How we treat what we know of you is in the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    heading: 'Law',
    text: <p>Indian law holds. Nothing here takes away a right that consumer law gives you.</p>,
  },
  grievanceSection,
];
