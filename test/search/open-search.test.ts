import { describe } from 'vitest';
import { BRANDS, productSearchSuite, recordOf, SELLERS } from '#test/api/products/search/product-search.suite.ts';
import { triedEngine } from './tried-engine.ts';

describe('OpenSearch', () => {
  productSearchSuite(
    () =>
      triedEngine(
        new Map(BRANDS.map(({ id, label }) => [id, [label]])),
        new Map(SELLERS.map(seller => [seller, recordOf(seller)])),
      ),
    { rounds: 40, timeout: 300_000 },
  );
});
