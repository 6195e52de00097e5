import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import { ProductIndex } from '#products/catalog/server/index/product-index.ts';
import { sortInSlices } from '#products/catalog/server/index/sort-in-slices.ts';
import { CONDITIONS, SECTIONS } from '#products/catalog/vocabulary.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { chances } from '#test/fixtures/chances.ts';

const BATCH = 20;
const SELLERS = [1, 2, 3].map(n => `01980000-0000-7000-8000-${n}00000000000` as SellerId);

function someProducts(count: number): IndexedRow[] {
  const { below, oneOf } = chances(count);
  return Array.from({ length: count }, (_, n) => ({
    ...NOTHING_SAID,
    id: `01980000-0000-7000-8000-${n.toString(16).padStart(12, '0')}` as ProductId,
    title: `lamp ${below(count)}`,
    otherTitles: '',
    words: `lamp ${n} light bulb`,
    print: n,
    brand: oneOf(['apple', 'boat']),
    section: oneOf(SECTIONS),
    kind: oneOf(['tv', 'cable', 'other']),
    condition: oneOf(CONDITIONS),
    origin: oneOf(['India', null]),
    average: below(11) / 2,
    reviews: below(90),
    inStock: true,
    onSale: false,
    paid: 10_000 + below(count),
    created: below(count),
    attributes: {},
    sellerId: oneOf(SELLERS),
    // A third of them are offers of a product that others have too.
    offerKey: below(3) > 0 ? 0 : 1 + below(count / 10),
  }));
}

/** Numbers copied from array to array while a new index is filled and sorted. */
async function copiedFor(count: number): Promise<number> {
  let copied = 0;
  for (const kind of [Uint8Array, Uint16Array, Uint32Array, Float64Array]) {
    const { set, copyWithin } = kind.prototype;
    vi.spyOn(kind.prototype, 'set').mockImplementation(function (this: Uint32Array, from, at) {
      copied += from.length;
      Reflect.apply(set, this, [from, at]);
    });
    vi.spyOn(kind.prototype, 'copyWithin').mockImplementation(function (this: Uint32Array, to, from, end) {
      copied += (end ?? this.length) - from;
      return Reflect.apply(copyWithin, this, [to, from, end]) as never;
    });
  }
  const index = new ProductIndex();
  const products = someProducts(count);
  for (let from = 0; from < count; from += BATCH) index.load(products.slice(from, from + BATCH));
  await index.sortAll(async () => {});
  expect(index.count({ choice: { everyOffer: true } }).total).toBe(count);
  vi.restoreAllMocks();
  return copied;
}

describe('the work of filling the index', () => {
  afterEach(() => vi.restoreAllMocks());

  it('doubles with the number of products', async () => {
    const [few, more, many] = [await copiedFor(2_000), await copiedFor(4_000), await copiedFor(8_000)];
    expect(more / few).toBeLessThan(2.5);
    expect(many / more).toBeLessThan(2.5);
  });

  it('sorts with few comparisons, in slices, and keeps the order of equals', async () => {
    for (const count of [0, 1, 1_024, 1_025, 5_000, 40_000]) {
      const { below } = chances(count);
      const keys = Array.from({ length: count }, () => below(count / 3));
      let compared = 0;
      let longest = 0;
      let sincePause = 0;
      const compare = (one: number, other: number) => {
        compared += 1;
        sincePause += 1;
        longest = Math.max(longest, sincePause);
        return (keys[one] ?? 0) - (keys[other] ?? 0);
      };
      const rows = Uint32Array.from(keys, (_, row) => row);
      const expected = [...rows].sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
      const sorted = await sortInSlices(rows, compare, async () => {
        sincePause = 0;
      });
      expect([...sorted]).toEqual(expected);
      expect(compared).toBeLessThanOrEqual(count * Math.ceil(Math.log2(count + 1)));
      expect(longest).toBeLessThan(20_000);
    }
  });
});
