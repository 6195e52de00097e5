import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts, productIsGone, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { readCategories } from '#products/catalog/server/catalog.ts';
import { getOwnProduct } from '#products/inventory/product/products.contract.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R1.9 */
describe.each(ENGINES)('categories on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    const { sellerId } = cast.deccan;
    await makeProduct(shop, sellerId, { slug: 'loud', kind: 'audio' });
    await makeProduct(shop, sellerId, { slug: 'on-ears', kind: 'headphones' });
    await makeProduct(shop, sellerId, { slug: 'cold', kind: 'air-conditioner' });
    await makeProduct(shop, sellerId, { slug: 'phone', kind: 'smartphone' });
  });
  afterAll(() => shop.end());

  it('are whole in a new shop: named in three languages, none twice, each with a way to the top', async () => {
    const tree = await readCategories(shop.open.db);
    expect(tree.all.length).toBe(195);
    for (const { id, names } of tree.all) {
      expect(Object.keys(names).sort(), id).toEqual(['en', 'hi', 'ta']);
      expect(tree.upFrom(id).at(-1)?.parentId, id).toBeNull();
    }
    const names = tree.all.map(({ names: { en } }) => en);
    expect(new Set(names).size).toBe(names.length);
    expect(tree.usual('smartphone')).toEqual({ hsn: '85171300', gstRateBp: null, serialKind: 'imei' });
  });

  it('filter by what is in them and below them', async () => {
    const slugs = async (kind: string[]) =>
      (await shop.guest.call(listProducts, { kind })).data.map(({ slug }) => slug).sort();
    expect(await slugs(['audio'])).toEqual(['loud', 'on-ears']);
    expect(await slugs(['headphones'])).toEqual(['on-ears']);
    expect(await slugs(['large-appliances', 'mobiles'])).toEqual(['cold', 'phone']);
    expect(await slugs(['spaceship'])).toEqual([]);
  });

  it('are counted with their names in the language asked for', async () => {
    const named = async (language?: string) =>
      (await shop.guest.call(listProducts, { language })).facets.kind.map(({ label, count }) => [label, count]);
    expect(await named()).toEqual([
      ['Smartphones', 1],
      ['Audio', 2],
      ['Headphones', 1],
      ['Air conditioners', 1],
    ]);
    expect(await named('hi')).toContainEqual(['एसी', 1]);
    const hindi = await shop.guest.call(listProducts, { language: 'hi' });
    expect(hindi.facets.section.every(({ label }) => /\p{Script=Devanagari}/u.test(label))).toBe(true);
    const { facets } = await shop.guest.call(listProducts, { kind: ['large-appliances'] });
    expect(facets.kind).toContainEqual({ value: 'large-appliances', label: 'Large appliances', count: 1 });
    const { places } = await shop.guest.call(getSuggestions, { text: 'smartphone', language: 'hi' });
    expect(places).toContainEqual({ kind: 'smartphone', label: 'स्मार्टफ़ोन' });
  });

  it('give a new product what is usual in them, and are found by their words', async () => {
    const made = await addPhone(deccan, { title: 'Chill 1.5', kind: 'air-conditioner', status: 'draft' });
    expect(made).toMatchObject({ hsn: '841510', gstRate: 18, serialKind: 'none' });
    await shop.open.db
      .updateTable('products')
      .set({ status: 'live', listed: true })
      .where('id', '=', made._id)
      .execute();
    await shop.context.tx(async tx => tx.changed('catalog'));
    await expect
      .poll(async () => (await shop.guest.call(searchProducts, { keyword: 'एसी' })).data.map(({ title }) => title))
      .toEqual(['Chill 1.5']);
    expect((await deccan.call(getOwnProduct, { id: made._id })).data.kind).toBe('air-conditioner');
  });

  it('refuse a product of a category that does not exist, and keep the one it was in', async () => {
    const { data } = await shop.guest.call(listProducts, { kind: ['audio'] });
    const refused = addPhone(deccan, { kind: 'spaceship', status: 'draft' });
    await expect(refused).rejects.toMatchObject({ fields: { kind: expect.stringContaining('not a category') } });
    expect(data.length).toBe(2);
  });

  it('are named on the page of a deleted product', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, {
      kind: 'washing-machine',
      deleted_at: new Date(),
      listed: false,
    });
    const gone = shop.guest.call(getProduct, { id, language: 'hi' });
    await expect(gone).rejects.toMatchObject({
      code: productIsGone.code,
      data: { kind: 'washing-machine', label: 'वॉशिंग मशीन' },
    });
  });
});
