import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#products/catalog/contract.ts';
import { deleteProduct, editProduct } from '#products/inventory/product/products.contract.ts';
import * as matching from '#products/matching/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const EAN = '8901234567890';

describe.each(ENGINES)('products that administrators link and unlink, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let sellers: Record<'deccan' | 'ritchie', { client: Client; image: string }>;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    const seller = async (name: 'deccan' | 'ritchie') => ({
      client: await shop.as(cast[name]),
      image: await pictureOn(shop, cast[name].sellerId),
    });
    sellers = { deccan: await seller('deccan'), ritchie: await seller('ritchie') };
  });
  afterAll(() => shop.end());

  const add = async (of: 'deccan' | 'ritchie', more: Parameters<typeof addPhone>[1]) => {
    const { client, image } = sellers[of];
    return (await addPhone(client, { image, ...more }))._id;
  };
  const othersOf = async (id: ProductId) =>
    (await shop.guest.call(getProduct, { id })).data.offers?.others.map(({ _id }) => _id) ?? [];
  const link = (...ids: ProductId[]) => admin.call(matching.linkProducts, { ids });
  const unlink = (id: ProductId) => admin.call(matching.unlinkProduct, { id });
  const rowsOf = async (query: InputOf<typeof matching.listMatching>) =>
    (await admin.call(matching.listMatching, query)).data;
  const lastAct = async () => {
    const [entry] = (await admin.call(listAudit, {})).data;
    return entry && { act: entry.act, on: entry.on.name, before: entry.before, after: entry.after };
  };

  it('are offers of each other when they are linked, and on their own again afterwards', async () => {
    const one = await add('deccan', { title: 'Asha lamp' });
    const other = await add('ritchie', { title: 'Lamp Asha' });
    expect(await othersOf(one)).toEqual([]);
    await link(one, other);
    expect([await othersOf(one), await othersOf(other)]).toEqual([[other], [one]]);
    expect(await lastAct()).toMatchObject({
      act: 'product.linked',
      after: { product: expect.stringMatching(/lamp/i) },
    });
    expect(await rowsOf({ show: 'matched' })).toMatchObject([
      { title: 'Asha lamp', username: 'deccan', others: 1, isLinked: true },
      { title: 'Lamp Asha', username: 'ritchie', others: 1, isLinked: true },
    ]);
    await unlink(other);
    expect([await othersOf(one), await othersOf(other)]).toEqual([[], []]);
    expect(await lastAct()).toMatchObject({ act: 'product.unlinked', before: { products: 'Asha lamp' } });
    await link(one, other);
    expect(await othersOf(one)).toEqual([other]);
  });

  it('join all who have the GTIN of one of them', async () => {
    const gtin = '4006381333931';
    const one = await add('deccan', { gtin });
    const other = await add('ritchie', {});
    await link(other, one);
    expect(await othersOf(one)).toEqual([other]);
    // What the first one types later changes nothing about the other one.
    await sellers.deccan.client.call(editProduct, { id: one, gtin: null });
    expect(await othersOf(one)).toEqual([]);
    await sellers.deccan.client.call(editProduct, { id: one, gtin });
    expect(await othersOf(one)).toEqual([other]);
  });

  it('stay unlinked for good, also a new product of the same seller with the same GTIN', async () => {
    const honest = await add('deccan', { gtin: EAN, title: 'Famous' });
    const hanger = await add('ritchie', { gtin: EAN, title: 'Not famous' });
    expect(await othersOf(honest)).toEqual([hanger]);
    await unlink(hanger);
    expect([await othersOf(honest), await othersOf(hanger)]).toEqual([[], []]);
    await sellers.ritchie.client.call(deleteProduct, { id: hanger });
    const again = await add('ritchie', { gtin: EAN, title: 'Not famous again' });
    expect([await othersOf(honest), await othersOf(again)]).toEqual([[], []]);
    expect(await rowsOf({ show: 'unlinked' })).toMatchObject([{ title: 'Not famous again', isUnlinked: true }]);
    await expect(unlink(again)).rejects.toMatchObject({ code: matching.nothingToUnlink.code });
    await link(honest, again);
    expect(await othersOf(honest)).toEqual([again]);
  });

  it('take a place of their own in rows from the moment they are unlinked', async () => {
    const [gtin, kind] = ['4006381333948', 'camera'];
    const other = await add('deccan', { kind, title: 'Third camera' });
    const honest = await add('deccan', { gtin, kind, title: 'Famous camera' });
    const hangers = [
      await add('ritchie', { gtin, kind, title: 'One' }),
      await add('ritchie', { gtin, kind, title: 'Two' }),
    ];
    const relatedOf = async (id: ProductId) => (await shop.guest.call(getProduct, { id })).data.related.length;
    expect([await relatedOf(other), await relatedOf(honest)]).toEqual([1, 1]);
    await unlink(hangers[0] as ProductId);
    expect([await relatedOf(other), await relatedOf(honest)]).toEqual([3, 3]);
    await link(honest, hangers[0] as ProductId);
    expect([await relatedOf(other), await relatedOf(honest)]).toEqual([1, 1]);
  });

  it('can’t be turned into something else afterwards', async () => {
    const one = await add('deccan', { title: 'Same' });
    const other = await add('ritchie', { title: 'Same' });
    await link(one, other);
    await sellers.ritchie.client.call(editProduct, { id: other, brand: 'apple' });
    expect(await othersOf(one)).toEqual([]);
  });

  it.each<[string, Parameters<typeof addPhone>[1]]>([
    ['brands', { brand: 'apple' }],
    ['categories', { kind: 'tablet' }],
    ['conditions', { condition: 'open-box' }],
  ])('are refused with different %s, and nothing changes', async (_what, more) => {
    const one = await add('deccan', {});
    const other = await add('ritchie', more);
    await expect(link(one, other)).rejects.toMatchObject({ code: matching.unlikeProducts.code });
    expect(await othersOf(one)).toEqual([]);
  });

  it('are refused of one seller, twice the same, and off sale', async () => {
    const one = await add('deccan', {});
    const own = await add('deccan', {});
    const draft = await add('ritchie', { status: 'draft' });
    await expect(link(one, own)).rejects.toMatchObject({ code: matching.sameSeller.code });
    await expect(link(one, one)).rejects.toMatchObject({ code: matching.linkMissing.code });
    await expect(link(one, draft)).rejects.toMatchObject({ code: matching.linkMissing.code });
  });

  it('are found by title, GTIN and seller', async () => {
    const found = async (find: string) => (await rowsOf({ find, limit: 50 })).length;
    expect([await found('Asha lamp'), await found(EAN), (await found('ritch')) > 3, await found('nothing')]).toEqual([
      ...[1, 2, true, 0],
    ]);
  });
});
