import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#products/catalog/contract.ts';
import { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { editProduct, getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

type Attributes = Record<string, string | number | boolean | null>;

describe.each(ENGINES)('typed attributes, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let image: string;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    image = await pictureOn(shop, cast.deccan.sellerId);
  });
  afterAll(() => shop.end());

  const add = (attributes: Attributes, more: object = {}) =>
    addPhone(deccan, { kind: 'smartphone', image, attributes, ...more });
  const stored = async (id: ProductId) =>
    (await shop.open.db.selectFrom('products').select('attributes').where('id', '=', id).executeTakeFirstOrThrow())
      .attributes;
  const shown = async (id: ProductId, language?: string) =>
    (await shop.guest.call(getProduct, { id, ...(language && { language }) })).data;

  const PHONE = {
    ram: '8 GB',
    storage: '1 TB',
    'screen-size': 6.67,
    panel: 'AMOLED',
    'five-g': true,
    processor: 'A18',
  };
  let phone: ProductId;

  it('are read in any unit, stored as whole numbers, and answered as they are shown', async () => {
    const { _id, attributes } = await add({ ...PHONE, battery: '', 'sim-slots': null });
    phone = _id;
    const said = { ram: 8, storage: 1_024, 'screen-size': 6.67, panel: 'amoled', 'five-g': true, processor: 'A18' };
    expect(attributes).toEqual(said);
    expect(await stored(phone)).toEqual({ ...said, ram: 8_192, storage: 1_048_576, 'screen-size': 667 });
  });

  it('can be sent back as they were answered, which changes nothing', async () => {
    const { data } = await deccan.call(getOwnProduct, { id: phone });
    const again = await deccan.call(editProduct, { ...(data as object), id: phone } as never);
    expect(again.data).toEqual(data);
  });

  it('stay if they are not sent, and are replaced if they are', async () => {
    await deccan.call(editProduct, { id: phone, title: 'Nandi Two' });
    expect(Object.keys(await stored(phone))).toHaveLength(6);
    await deccan.call(editProduct, { id: phone, attributes: { ...PHONE, ram: 12, processor: null } });
    expect(await stored(phone)).toMatchObject({ ram: 12_288 });
    expect(await stored(phone)).not.toHaveProperty('processor');
  });

  it.each([
    [{ tonnage: 1.5 }, { 'attributes.tonnage': 'Products of this category have no “tonnage”' }],
    [{ constructor: 'x' }, { 'attributes.constructor': 'Products of this category have no “constructor”' }],
    [{ ram: 'plenty' }, { 'attributes.ram': 'RAM must be from 1 MB to 4 TB' }],
    [{ ram: 5_000 }, { 'attributes.ram': 'RAM must be from 1 MB to 4 TB' }],
    [{ 'sim-slots': 1.5 }, { 'attributes.sim-slots': 'SIM slots must be from 0 to 4' }],
    [{ 'five-g': 'sometimes' }, { 'attributes.five-g': '5G must be yes or no' }],
    [{ panel: 'wood' }, { 'attributes.panel': expect.stringMatching(/^Panel must be one of: LCD, IPS, /) }],
  ])('are refused at their keys, and nothing is changed: %o', async (attributes, fields) => {
    const before = await stored(phone);
    const change = deccan.call(editProduct, {
      id: phone,
      title: 'Other',
      attributes: { ...PHONE, ...attributes } as Attributes,
    });
    await expect(change).rejects.toMatchObject({ fields });
    expect(await stored(phone)).toEqual(before);
    expect((await shown(phone)).title).toBe('Nandi Two');
  });

  it('are those of the category: another keeps what it has too', async () => {
    const { _id } = await add({ ram: 8, 'sim-slots': 2 });
    await deccan.call(editProduct, { id: _id, kind: 'laptop' });
    expect(await stored(_id)).toEqual({ ram: 8_192 });
    const both = deccan.call(editProduct, { id: _id, kind: 'air-conditioner', attributes: { ram: 8 } });
    await expect(both).rejects.toMatchObject({ fields: { 'attributes.ram': expect.any(String) } });
  });

  it('of a category are also those of the categories above', async () => {
    const { _id } = await add({ wattage: '750 W', jars: 3 }, { kind: 'mixer-grinder' });
    expect(await stored(_id)).toEqual({ wattage: 7_500, jars: 3 });
  });

  it('are on the page in the language of the page, in the order of the category', async () => {
    expect((await shown(phone)).keySpecs).toEqual({
      group: 'Key specifications',
      rows: [
        ['RAM', '12 GB'],
        ['Storage', '1 TB'],
        ['Screen size', '6.67 inch'],
        ['Panel', 'AMOLED'],
        ['5G', 'Yes'],
      ],
    });
    expect((await shown(phone, 'hi')).keySpecs?.rows).toContainEqual(['स्क्रीन साइज़', '6.67 इंच']);
    const { _id } = await add({});
    expect((await shown(_id)).keySpecs).toBeNull();
  });

  it('are not said again by the free specifications, which keep what says more', async () => {
    const rows = [
      ['Memory', '8 GB'],
      ['Storage', '256 GB UFS 4.0'],
      ['Battery', '5,000 mAh'],
    ] as [string, string][];
    const specs = [
      { group: 'Performance', rows },
      { group: 'Display', rows: [['Size', '6.7 inch']] as [string, string][] },
    ];
    const { _id } = await add({ ram: 8, storage: 256, 'screen-size': 6.7, battery: 4_900 }, { specs });
    expect((await shown(_id)).specs).toEqual([{ group: 'Performance', rows: rows.slice(1) }]);
    expect((await deccan.call(getOwnProduct, { id: _id })).data.specs).toEqual(specs);
  });

  it('of a product whose category was moved or deleted are those of its category now, and do not keep it from being changed', async () => {
    const { _id } = await add({ ram: 8, 'screen-size': 6.1 });
    await shop.open.db.updateTable('products').set({ kind: 'mixer-grinder' }).where('id', '=', _id).execute();
    const { attributes, version } = (await deccan.call(getOwnProduct, { id: _id })).data;
    expect(attributes).toEqual({});
    await deccan.call(editProduct, { id: _id, attributes, version, title: 'Nandi the mixer' });
    expect(await stored(_id)).toEqual({});
  });

  it('that are required are needed to go on sale, not to stay there', async () => {
    const require = (required: boolean) =>
      shop.open.db.updateTable('attributes').set({ required }).where('id', '=', 'ram').execute();
    await require(true);
    await expect(add({})).rejects.toMatchObject({
      fields: { 'attributes.ram': 'RAM is required before it goes on sale' },
    });
    const { _id } = await add({}, { status: 'draft' });
    await expect(deccan.call(editProduct, { id: _id, status: 'live' })).rejects.toMatchObject({
      fields: { 'attributes.ram': expect.any(String) },
    });
    await require(false);
    await deccan.call(editProduct, { id: _id, status: 'live' });
    await require(true);
    await deccan.call(editProduct, { id: _id, title: 'Nandi without RAM' });
    await deccan.call(editProduct, { id: _id, attributes: { ram: 8 } });
    await expect(deccan.call(editProduct, { id: _id, attributes: {} })).rejects.toMatchObject({
      fields: { 'attributes.ram': expect.any(String) },
    });
    await require(false);
  });

  it('are offered to sellers by category, in their language', async () => {
    const { data } = await deccan.call(getProductChoices, {});
    const of = (kind: string) => data.categories.find(({ id }) => id === kind)?.attributes;
    expect(of('mixer-grinder')).toEqual(['wattage', 'jars']);
    expect(of('other')).toEqual([]);
    expect(data.attributes.find(({ id }) => id === 'ram')).toMatchObject({ label: 'RAM', type: 'number', unit: 'gb' });
  });
});
