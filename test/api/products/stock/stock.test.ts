import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deductStock, returnStock, type StockLine, saleFacts } from '#products/catalog/server/catalog.ts';
import type { PartId, ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { BOTH_ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NO_PART = null as unknown as PartId;
const line = (productId: ProductId, quantity: number): StockLine => ({ productId, quantity, partId: NO_PART });

describe.each(BOTH_ENGINES)('stock on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  /** Takes all or nothing, as an order does. */
  const buy = (...lines: StockLine[]) =>
    shop.context.tx(async tx => {
      const { taken, shortages } = await deductStock(tx, lines);
      if (shortages.length > 0) throw new Error('short');
      return taken;
    });

  const stockOf = async (id: ProductId) => {
    const product = await shop.open.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const moved = await shop.open.db
      .selectFrom('stock_movements')
      .select(({ fn }) => fn.sum<string>('quantity').as('sum'))
      .where('product_id', '=', id)
      .executeTakeFirst();
    return { stock: product.stock, moved: Number(moved?.sum) };
  };

  it('is what its movements sum to, after taking and returning', async () => {
    const id = await makeProduct(shop, cast.house, { stock: 10 });
    await buy(line(id, 4));
    expect(await stockOf(id)).toEqual({ stock: 6, moved: 6 });
    await shop.context.tx(tx => returnStock(tx, [line(id, 3)], 'cancelled'));
    expect(await stockOf(id)).toEqual({ stock: 9, moved: 9 });
  });

  it('is taken at the price of that moment, which is handed back with the seller', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, {
      stock: 2,
      sale_price_paise: paise(900_000),
      sku: 'D-1',
    });
    const facts = (await buy(line(id, 2))).get(id);
    expect(facts).toMatchObject({ id, price: 1_000_000, salePrice: 900_000, paid: 900_000, stock: 0, sku: 'D-1' });
    expect(facts).toMatchObject({ sellerId: cast.deccan.sellerId, sellerName: 'deccan', gstRateBp: 1800 });
  });

  it('names every line that can not be had, and then nothing is taken', async () => {
    const [few, none, plenty] = [
      await makeProduct(shop, cast.house, { stock: 1 }),
      await makeProduct(shop, cast.house, { stock: 0 }),
      await makeProduct(shop, cast.house, { stock: 50 }),
    ];
    const hidden = await makeProduct(shop, cast.house, { stock: 5, listed: false });
    const named = new Map<ProductId, number | undefined>();
    const buying = shop.context.tx(async tx => {
      const { shortages } = await deductStock(tx, [line(few, 2), line(none, 1), line(hidden, 1), line(plenty, 1)]);
      for (const { line, facts } of shortages) named.set(line.productId, facts?.stock);
      throw new Error('short');
    });
    await expect(buying).rejects.toThrow('short');
    expect(named).toEqual(
      new Map([
        [few, 1],
        [none, 0],
        [hidden, undefined],
      ]),
    );
    expect(await stockOf(plenty)).toEqual({ stock: 50, moved: 50 });
    await expect(buy(line(plenty, 1), line(none, 1))).rejects.toThrow('short');
    expect(await stockOf(plenty)).toEqual({ stock: 50, moved: 50 });
  });

  it('is never sold twice, however many ask at once', async () => {
    const id = await makeProduct(shop, cast.house, { stock: 10 });
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => buy(line(id, 1))));
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(10);
    expect(await stockOf(id)).toEqual({ stock: 0, moved: 0 });
  });

  it('is taken for crossing carts without either waiting for the other for ever', async () => {
    const [one, other] = [
      await makeProduct(shop, cast.house, { stock: 100 }),
      await makeProduct(shop, cast.house, { stock: 100 }),
    ];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 ? buy(line(one, 1), line(other, 1)) : buy(line(other, 1), line(one, 1)),
      ),
    );
    expect(await stockOf(one)).toEqual({ stock: 60, moved: 60 });
    expect(await stockOf(other)).toEqual({ stock: 60, moved: 60 });
  });

  it('has facts only for what is on sale', async () => {
    const shown = await makeProduct(shop, cast.house);
    const hidden = await makeProduct(shop, cast.house, { listed: false });
    expect([...(await saleFacts(shop.context, [shown, hidden])).keys()]).toEqual([shown]);
    expect(await saleFacts(shop.context, [])).toEqual(new Map());
  });
});
