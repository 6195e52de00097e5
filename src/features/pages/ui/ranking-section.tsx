import { TextSection } from './text-section.tsx';

/** The plain statement, due by law, of what decides the order of goods; it follows the catalogue's own queries. */
export function RankingSection() {
  return (
    <TextSection heading="What decides the order of goods">
      <ul>
        <li>Lists begin with the lowest price, unless you choose another order.</li>
        <li>
          Search results are ordered by how many of your words are in the title or brand, then how many are there as
          whole words; then devices come before accessories, goods in stock before those sold out, goods with more
          reviews before those with fewer, and the lower price first.
        </li>
        <li>The groups on the front page show the newest goods in each.</li>
        <li>Other goods on a product's page are of the same kind and near it in price.</li>
      </ul>
      <p>The same order holds for the goods of every seller, our own included. Nobody can pay for a place in it.</p>
    </TextSection>
  );
}
