import { Link } from 'react-router';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { TextPage, type TextSection } from './text-page.tsx';

/** The plain statement, due by law, of what decides the order of goods; it follows the catalogue's own queries. */
export default function Ranking() {
  const { name } = useShop();
  return (
    <TextPage
      title="How We Rank"
      description={`What decides the order of goods on ${name}: price, words, stock and reviews, and never payment.`}
      intro="Nobody can pay for a place. The same rules order the goods of every seller, our own included."
      changed="2026-11-21"
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'Lists of products',
    text: (
      <>
        <p>
          Every list begins with the lowest price, unless you choose another order. Price means what you pay, so a sale
          price counts and the MRP does not.
        </p>
        <p>You can order lists also by the highest price, title, newest first, rating and country of origin.</p>
      </>
    ),
  },
  {
    heading: 'Search results',
    text: (
      <>
        <p>
          What is found is ordered by these questions, each of which decides only where those before it leave a tie:
        </p>
        <ol>
          <li>Is it of the kind that your words name, such as a watch or a charger?</li>
          <li>How many of your words are in its title or brand?</li>
          <li>How many of them are there as whole words, and not only as the beginning of one?</li>
          <li>Is it a device? Accessories come after the devices they are for.</li>
          <li>Is it in stock?</li>
          <li>How many have reviewed it? More come first, whatever they thought of it.</li>
          <li>What does it cost? Of what is still alike the dearer comes first.</li>
        </ol>
        <p>Any other order, such as the lowest price, is one choice away.</p>
      </>
    ),
  },
  {
    heading: 'The front page',
    text: (
      <p>
        Each group on the front page shows the newest goods in it, one of each family of colours and sizes. Which goods
        belong to a group is chosen by those who sell them. Banners are chosen by us.
      </p>
    ),
  },
  {
    heading: 'Related products',
    text: (
      <p>The other goods on a product’s page are of the same kind and nearest to it in price, one of each family.</p>
    ),
  },
  {
    heading: 'Reviews',
    text: (
      <p>
        Reviews are shown with the newest first. A product’s rating is the plain mean of all that are shown. “Verified
        purchase” stands beside a review only where its author has bought the product here and it was delivered.
      </p>
    ),
  },
  {
    heading: 'What does not count',
    text: (
      <>
        <ul>
          <li>who sells it, or what the seller pays us</li>
          <li>who you are, what you have looked at, or what you bought: everybody sees the same order</li>
          <li>advertisements: there are none</li>
        </ul>
        <p>
          If something seems to be in the wrong place, <Link to="/contact-us#write-to-us">tell us</Link>.
        </p>
      </>
    ),
  },
];
