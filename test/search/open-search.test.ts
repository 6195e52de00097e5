import { describe } from 'vitest';
import type { Walk } from '#products/catalog/server/engine/opensearch/open-search.ts';
import { BRANDS, productSearchSuite, recordOf, SELLERS } from '#test/api/products/search/product-search.suite.ts';
import { triedEngine } from './tried-engine.ts';

const tried = (walk?: Walk) =>
  triedEngine(
    new Map(BRANDS.map(({ id, label }) => [id, [label]])),
    new Map(SELLERS.map(seller => [seller, recordOf(seller)])),
    walk,
  );

describe('OpenSearch', () => {
  productSearchSuite(() => tried(), { rounds: 40, timeout: 300_000 });
});

describe('OpenSearch, where nearly every page is a far one', () => {
  productSearchSuite(() => tried({ list: 2, part: 3 }), { rounds: 20, timeout: 300_000 });
});
