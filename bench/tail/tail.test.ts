import { describe, expect, it } from 'vitest';
import { newTurn } from '#bench/load/shopper-steps.ts';
import { newId } from '#shared/id.ts';
import { visitor } from './sale.ts';
import { pathsIn } from './sitemap.ts';

describe('a flash sale', () => {
  const sale = {
    port: 1,
    product: ['/product/one', '/api/shop/products/get/1'],
    listings: ['/shop/listing?page=1', '/shop/listing?page=2'],
    newTurn: () => newTurn({ id: newId<'user'>(), token: 'token' }, newId()),
  };
  const visitors = Array.from({ length: 100 }, (_, at) => visitor(at, sale));

  it('is 95 looks at the product, 3 at listings and 2 orders of each hundred', () => {
    const paths = visitors.flat().map(({ path = '' }) => path);
    expect(paths.filter(path => sale.product.includes(path))).toHaveLength(95);
    expect(new Set(paths.slice(0, 10))).toEqual(new Set(sale.product));
    expect(paths.filter(path => sale.listings.includes(path))).toHaveLength(3);
    expect(visitors.filter(([first]) => first?.kind === 'placing').map(each => each.length)).toEqual([3, 3]);
  });
});

it('a robot reads paths with their queries, in the order of the sitemap', () => {
  const sitemap =
    '<url><loc>https://shop.example/</loc></url>\n<url><loc>https://shop.example/a?b=1&amp;c=2</loc></url>';
  expect(pathsIn(sitemap)).toEqual(['/', '/a?b=1&c=2']);
});
