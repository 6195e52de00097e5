import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { compareProducts } from '#products/catalog/comparison/comparison.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('comparing products, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let one: ProductId;
  let two: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    one = await phone('nandi-one', { ram: 8_192, 'five-g': true }, { sale_price_paise: paise(900_000) });
    two = await phone('nandi-two', { ram: 12_288, 'five-g': true }, { warranty_months: 12 });
    await phone('nandi-heater', {}, { kind: 'water-heater' });
  });
  afterAll(() => shop.end());

  const phone = (slug: string, attributes: object, more: Parameters<typeof makeProduct>[2] = {}) =>
    makeProduct(shop, cast.deccan.sellerId, {
      ...{ slug, title: slug, kind: 'smartphone', attributes: JSON.stringify(attributes) as never },
      ...more,
    });
  const compare = async (slugs: string[], language?: string) =>
    (await shop.guest.call(compareProducts, { slugs, ...(language && { language }) })).data;
  const change = (id: ProductId, values: object) =>
    shop.context.tx(async tx => {
      await tx.db.updateTable('products').set(values).where('id', '=', id).execute();
      tx.changed(cacheTag.catalog, cacheTag.product(id));
    });
  const statements = () => shop.open.meter.timings.read().count;

  it('answers them in the order asked for, with what their cards show and what is compared', async () => {
    const { products, comparedBy, attributes } = await compare(['nandi-two', 'nandi-one']);
    expect(products.map(({ slug, price, salePrice }) => [slug, price, salePrice])).toEqual([
      ['nandi-two', 1_000_000, null],
      ['nandi-one', 1_000_000, 900_000],
    ]);
    expect(products[0]).toMatchObject({
      ...{ _id: two, username: 'deccan', kind: 'smartphone', condition: 'new', totalStock: 10 },
      ...{ warrantyNote: '1 year manufacturer’s warranty', returnsNote: '7-day returns' },
    });
    expect(products[1]?.warrantyNote).toBe('No warranty declared by the seller');
    expect(comparedBy).toBe('category');
    expect(attributes).toEqual([
      { name: 'RAM', values: ['12 GB', '8 GB'], differs: true },
      { name: '5G', values: ['Yes', 'Yes'], differs: false },
    ]);
  });

  it('names and values are in the language asked for', async () => {
    const { attributes, products } = await compare(['nandi-one', 'nandi-two'], 'hi');
    expect(attributes.at(-1)?.values).toEqual(['हाँ', 'हाँ']);
    expect(products[1]?.warrantyNote).not.toMatch(/[A-Za-z]/);
  });

  it('of unlike categories has no attributes, and says so', async () => {
    const { comparedBy, attributes, products } = await compare(['nandi-one', 'nandi-heater']);
    expect([comparedBy, attributes, products.length]).toEqual(['nothing', [], 2]);
  });

  it('takes one statement for all of them, and none the second time', async () => {
    await compare(['nandi-one']);
    const before = statements();
    await compare(['nandi-two', 'nandi-one', 'nandi-heater']);
    expect(statements() - before).toBe(1);
    await compare(['nandi-two', 'nandi-one', 'nandi-heater']);
    expect(statements() - before).toBe(1);
  });

  it('a new price is seen at once, and another product changes nothing', async () => {
    const url = '/api/shop/products/compare?slugs=nandi-one,nandi-two';
    const { etag } = (await shop.guest.inject({ url })).headers;
    const other = await phone('nandi-other', {});
    await change(other, { title: 'Another' });
    expect((await shop.guest.inject({ url })).headers.etag).toBe(etag);
    await change(one, { price_paise: paise(950_000) });
    expect((await compare(['nandi-one', 'nandi-two'])).products[0]?.price).toBe(950_000);
  });

  it('leaves out what is hidden, deleted or was never there, and shows it once it is on sale again', async () => {
    const asked = ['nandi-two', 'nandi-hidden', 'nobody'];
    const hidden = await phone('nandi-hidden', {}, { status: 'draft', listed: false });
    const slugs = async () => (await compare(asked)).products.map(({ slug }) => slug);
    expect(await slugs()).toEqual(['nandi-two']);
    await change(hidden, { status: 'live', listed: true });
    expect(await slugs()).toEqual(['nandi-two', 'nandi-hidden']);
    await change(hidden, { deleted_at: new Date(), listed: false });
    expect(await slugs()).toEqual(['nandi-two']);
  });

  it('repeated slugs count once, and none is an empty comparison', async () => {
    expect((await compare(['nandi-one', 'nandi-one'])).products).toHaveLength(1);
    expect(await compare(['nobody'])).toEqual({ products: [], comparedBy: 'category', attributes: [] });
  });

  it.each(['a,b,c,d,e', 'Nandi', 'a_b', '<script>', 'x'.repeat(121), ''])('refuses %s', async slugs => {
    const { statusCode, body } = await shop.guest.inject({ url: `/api/shop/products/compare?slugs=${slugs}` });
    expect([statusCode, Object.keys(JSON.parse(body).fields ?? {})]).toEqual([400, [expect.stringMatching(/^slugs/)]]);
  });
});
