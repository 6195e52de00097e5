import { Link } from 'react-router';
import * as paths from '#shared/paths/paths.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { TextPage, type TextSection } from './text-page.tsx';

/** What determines the order of products, as the law requires. Keep it in step with the catalogue's sorting. */
export default function Ranking() {
  const { name } = useShop();
  return (
    <TextPage
      title="How We Rank"
      description={`How products are ranked on ${name}: by price, your search words, stock and reviews, never by payment.`}
      intro="Nobody can pay for a better position. The same rules apply to every seller’s products, including our own."
      changed="2026-11-21"
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly TextSection[] = [
  {
    heading: 'Product lists',
    text: (
      <>
        <p>
          Every list starts with the lowest price, unless you choose another sort order. Price means what you pay: the
          sale price if there is one, not the MRP.
        </p>
        <p>You can also sort by highest price, title, newest first, rating and country of origin.</p>
      </>
    ),
  },
  {
    heading: 'Search results',
    text: (
      <>
        <p>
          We rank search results by these questions, in this order. Each one only breaks ties left by those before it:
        </p>
        <ol>
          <li>Is it the type of product you searched for, such as a watch or a charger?</li>
          <li>How many of your search words are in its title or brand?</li>
          <li>How many of them match whole words, not just the start of a word?</li>
          <li>Is it a device? Accessories come after devices.</li>
          <li>Is it in stock?</li>
          <li>How many reviews does it have? Products with more reviews come first, whatever their rating.</li>
          <li>What does it cost? If everything else is equal, the higher price comes first.</li>
        </ol>
        <p>You can always sort results another way, such as by lowest price.</p>
      </>
    ),
  },
  {
    heading: 'The home page',
    text: (
      <p>
        Each section of the home page shows its newest products, with only one of each set of colours and sizes. Sellers
        choose the section for their products. We choose the banners.
      </p>
    ),
  },
  {
    heading: 'Related products',
    text: (
      <p>
        The related products on a product page are of the same type and closest to it in price, with only one of each
        set of colours and sizes.
      </p>
    ),
  },
  {
    heading: 'Reviews',
    text: (
      <p>
        Newest reviews come first. A product’s rating is the average of all reviews shown. A review is marked “Verified
        purchase” only if its author bought the product here and it was delivered.
      </p>
    ),
  },
  {
    heading: 'What does not affect ranking',
    text: (
      <>
        <ul>
          <li>who the seller is, or what the seller pays us</li>
          <li>who you are, what you have viewed or what you have bought: everyone sees the same order</li>
          <li>advertisements: there are none</li>
        </ul>
        <p>
          If something seems to be ranked wrongly, <Link to={paths.writeToUs}>tell us</Link>.
        </p>
      </>
    ),
  },
];
