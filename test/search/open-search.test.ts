import { describe } from 'vitest';
import { BRANDS, productSearchSuite, recordOf, SELLERS } from '#test/api/products/search/product-search.suite.ts';
import { triedEngine } from './tried-engine.ts';

const tried = (near?: number) =>
  triedEngine(
    new Map(BRANDS.map(({ id, label }) => [id, [label]])),
    new Map(SELLERS.map(seller => [seller, recordOf(seller)])),
    near,
  );

describe('OpenSearch', () => {
  productSearchSuite(() => tried(), { rounds: 40, timeout: 300_000 });
});

describe('OpenSearch, where nearly every page is a far one', () => {
  productSearchSuite(() => tried(2), { rounds: 20, timeout: 300_000 });
});
