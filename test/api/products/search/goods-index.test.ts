import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemorySearch } from '#products/catalog/server/engine/memory-search.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import { ProductIndex } from '#products/catalog/server/index/product-index.ts';
import { RowNumbers } from '#products/catalog/server/index/row-numbers.ts';
import type { SellerId } from '#shared/id.ts';
import { chances } from '#test/fixtures/chances.ts';
import { BRANDS, idOf, productSearchSuite, recordOf, SELLERS, someGood } from './product-search.suite.ts';

function emptyIndex(): ProductIndex {
  const index = new ProductIndex();
  index.nameBrands(new Map(BRANDS.map(({ id, label }) => [id, label])));
  index.knowSellers(new Map(SELLERS.map(seller => [seller, recordOf(seller)])));
  return index;
}

describe('the index of the goods', () => {
  afterEach(() => vi.restoreAllMocks());

  productSearchSuite(async () => {
    const index = emptyIndex();
    return { search: new MemorySearch(index), replace: async (ids, found) => index.replace(ids, found) };
  });

  it('shows each product of a seller who is the only one to have the number, and changes one of many at the cost of few', () => {
    const index = emptyIndex();
    const chance = chances(9);
    const many = 20_000;
    const offer = (n: number, more: Partial<IndexedRow> = {}): IndexedRow => ({
      ...someGood(chance, idOf(n)),
      ...{ offerKey: 7, sellerId: SELLERS[0] as SellerId, inStock: true, paid: 90_000 },
      ...more,
    });
    const goods = Array.from({ length: many }, (_, n) => offer(n));
    index.replace(
      goods.map(({ id }) => id),
      goods,
    );
    const total = () => index.count({ choice: {} }).total;
    expect(total()).toBe(many);
    let read = 0;
    const { at } = RowNumbers.prototype;
    vi.spyOn(RowNumbers.prototype, 'at').mockImplementation(function (this: RowNumbers, row) {
      read += 1;
      return at.call(this, row);
    });
    for (let n = 0; n < 3; n += 1) {
      index.replace([idOf(n)], [offer(n, { paid: 80_000 + n })]);
      expect(total()).toBe(many);
    }
    index.replace([idOf(many)], [offer(many, { sellerId: SELLERS[1] as SellerId, paid: 95_000 })]);
    expect(total()).toBe(many);
    expect(index.offersOf(idOf(many))?.sellers).toBe(2);
    expect(read).toBeLessThan(many);
  });

  it('says when too many rows are dead', () => {
    const index = emptyIndex();
    const chance = chances(7);
    const id = idOf(1);
    for (let print = 0; print < 1_000; print += 1) index.replace([id], [{ ...someGood(chance, id), print }]);
    expect(index.isWorn).toBe(false);
    for (let print = 0; print < 10; print += 1) index.replace([id], [{ ...someGood(chance, id), print }]);
    expect(index.isWorn).toBe(true);
    expect(index.count({ choice: {} }).total).toBe(1);
    expect(index.page({ choice: {} }, 'price-lowtohigh', { offset: 0, limit: 7 })).toEqual([id]);
  });
});
