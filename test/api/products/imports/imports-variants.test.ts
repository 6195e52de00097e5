import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFirstBrands } from '#products/catalog/server/catalog.ts';
import { getVariants, saveVariants } from '#products/inventory/variants/variants.contract.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const HEADS = 'SKU,Title,Description,Brand,Category,MRP,Stock,Parent SKU,Variant options';

describe.each(ENGINES)('variants in files on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    await shop.open.db.deleteFrom('brands').execute();
    await shop.context.tx(insertFirstBrands);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  const imported = async (bytes: string) => {
    const id = await shop.send(deccan, bytes);
    const checked = await shop.work(deccan, id);
    return checked.state === 'checked' && checked.added + checked.changed > 0 ? shop.run(deccan, id) : checked;
  };
  const row = (sku: string, group: string, colour: string) =>
    `${sku},Phone ${sku},A phone,samsung,smartphone,9999,5,${group},${colour && `Colour: ${colour}`}`;
  const file = (...rows: string[]) => [HEADS, ...rows].join('\n');
  const exported = async () => (await deccan.inject({ method: 'GET', url: '/api/admin/imports/goods' })).body;
  const idOf = async (sku: string) => {
    const found = shop.open.db.selectFrom('products').select('id').where('sku', '=', sku);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  /** The SKUs of a product's variants with their values. */
  const familyOf = async (sku: string) => {
    const { data } = await deccan.call(getVariants, { id: await idOf(sku) });
    return data.rows.map(each => [each.sku, ...each.options.map(({ value }) => value)].join(' ')).sort();
  };

  it('are linked by a column, with the product whose SKU it names, wherever that is in the file', async () => {
    const rows = [row('A-2', 'A-1', 'White'), row('A-1', '', 'Black'), row('A-3', 'A-1', 'Blue')];
    expect(
      await imported(file(...rows, row('B-1', 'nova', 'Red'), row('B-2', 'nova', 'Green'), row('C-1', '', ''))),
    ).toMatchObject({
      state: 'done',
      done: 6,
    });
    expect(await familyOf('A-1')).toEqual(['A-1 Black', 'A-2 White', 'A-3 Blue']);
    expect(await familyOf('B-2')).toEqual(['B-1 Red', 'B-2 Green']);
    expect(await familyOf('C-1')).toEqual(['C-1']);
  });

  it('change nothing when they are imported again, as sent or as exported', async () => {
    expect(await imported(file(row('A-2', 'A-1', 'White'), row('B-2', 'nova', 'Green')))).toMatchObject({
      unchanged: 2,
    });
    const before = await exported();
    expect(before).toContain(',nova,');
    expect(await imported(before)).toMatchObject({ rows: 6, unchanged: 6, refused: 0 });
    expect(await exported()).toBe(before);
  });

  it('can be linked to what is there, moved and unlinked', async () => {
    await imported(file(row('C-2', 'C-1', 'Grey'), row('B-2', 'A-3', 'Green'), row('A-2', 'NIL', 'White')));
    expect(await familyOf('C-1')).toEqual(['C-1', 'C-2 Grey']);
    expect(await familyOf('A-1')).toEqual(['A-1 Black', 'A-3 Blue', 'B-2 Green']);
    expect(await familyOf('A-2')).toEqual(['A-2 White']);
    expect(await imported(await exported())).toMatchObject({ rows: 7, unchanged: 7 });
  });

  it('keep a product that another row links, also where its own row changes something else', async () => {
    await imported(file(row('E-1', '', 'Black')));
    const dearer = row('E-1', '', 'Black').replace('9999', '8999');
    expect(await imported(file(dearer, row('E-2', 'E-1', 'White')))).toMatchObject({ state: 'done', done: 2 });
    expect(await familyOf('E-1')).toEqual(['E-1 Black', 'E-2 White']);
  });

  it('keep the colours that files do not have', async () => {
    const options = [{ name: 'Colour', value: 'Black', swatch: '#111111' }];
    const id = await idOf('A-1');
    const { data } = await deccan.call(getVariants, { id });
    const version = data.rows.find(({ _id }) => _id === id)?.version ?? 0;
    await deccan.call(saveVariants, { id, changed: [{ _id: id, version, options }] });
    await imported(file('A-1,Phone A-1 again,A phone,samsung,smartphone,9999,5,,Colour: Black'));
    const after = (await deccan.call(getVariants, { id })).data.rows.find(({ _id }) => _id === id);
    expect(after).toMatchObject({ title: 'Phone A-1 again', options });
  });

  it('are refused if the cell has no names', async () => {
    const { id } = await shop.work(deccan, await shop.send(deccan, file(row('D-1', 'D', '').replace(/,$/, ',Black'))));
    const { body } = await deccan.inject({ method: 'GET', url: `/api/admin/imports/errors/${id}` });
    expect(body).toContain('Enter names with values, such as Colour: Black|Storage: 256 GB.');
  });

  it('are at most a hundred, by the check and when files are written', async () => {
    await imported(file(row('F-1', 'crowd', '1')));
    const one = shop.open.db.selectFrom('products').select('family_id').where('sku', '=', 'F-1');
    const { family_id } = await one.executeTakeFirstOrThrow();
    for (let at = 2; at <= 99; at += 1)
      await makeProduct(shop, cast.deccan.sellerId, { sku: `F-${at}`, family_id, title: `Phone ${at}` });
    const [last, late] = [
      await shop.send(deccan, file(row('F-100', 'F-5', '100'))),
      await shop.send(deccan, file(row('F-101', 'crowd', '101'))),
    ];
    await shop.work(deccan, last);
    await shop.work(deccan, late);
    expect(await shop.run(deccan, last)).toMatchObject({ done: 1, refused: 0 });
    expect(await shop.run(deccan, late)).toMatchObject({ refused: 1 });
    expect(await familyOf('F-100')).toHaveLength(100);
    const { id } = await shop.work(
      deccan,
      await shop.send(deccan, file(row('F-102', 'crowd', '102'), row('F-5', 'crowd', '5'))),
    );
    const { body } = await deccan.inject({ method: 'GET', url: `/api/admin/imports/errors/${id}` });
    expect(body).toContain('A product can have at most 100 variants.');
    expect(body).not.toContain('F-5,');
    await expect(idOf('F-101')).rejects.toThrow();
  });

  it('come from Shopify by their handle, whatever has it for a SKU, and again without a change', async () => {
    const heads = [
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value',
      'Variant SKU,Variant Price,Variant Inventory Qty',
    ].join(',');
    const lines = [
      'galaxy,Galaxy S25,<p>Phone</p>,samsung,smartphone,Color,Black,Storage,128 GB,S-1,80999,2',
      'galaxy,,,,,,White,,256 GB,S-2,90999,3',
      'plain,Charger,<p>Charger</p>,samsung,charger,Title,Default Title,,,S-3,999,4',
    ];
    const bytes = [heads, ...lines].join('\n');
    await imported(file(row('galaxy', '', '')));
    expect(await imported(bytes)).toMatchObject({ state: 'done', done: 3 });
    expect(await familyOf('galaxy')).toEqual(['galaxy']);
    expect(await familyOf('S-1')).toEqual(['S-1 Black 128 GB', 'S-2 White 256 GB']);
    expect(await familyOf('S-3')).toEqual(['S-3']);
    expect(await imported(bytes)).toMatchObject({ unchanged: 3 });
  });

  it('come from Amazon by their parent, which is not the product that has its SKU here', async () => {
    const heads = [
      ...['item_sku,item_name,product_description,brand_name,feed_product_type,standard_price,quantity'],
      ...['parent_child,parent_sku,variation_theme,color_name'],
    ].join(',');
    const child = (sku: string, colour: string) =>
      `${sku},Phone,A phone,samsung,smartphone,9999,5,child,P-1,ColorName,${colour}`;
    const bytes = [heads, child('P-2', 'Black'), child('P-3', 'White')].join('\n');
    await imported(file(row('P-1', '', '')));
    expect(await imported(bytes)).toMatchObject({ state: 'done', done: 2 });
    expect(await familyOf('P-1')).toEqual(['P-1']);
    expect(await familyOf('P-2')).toEqual(['P-2 Black', 'P-3 White']);
    expect(await imported(bytes)).toMatchObject({ unchanged: 2 });
  });

  it('are those of one seller alone', async () => {
    const ritchie = await shop.as(cast.ritchie);
    const id = await shop.send(ritchie, file(row('R-1', 'A-1', 'Black'), row('R-2', 'nova', 'Red')));
    await shop.work(ritchie, id);
    await shop.run(ritchie, id);
    const families = await shop.open.db
      .selectFrom('products')
      .select(['family_id', 'seller_id'])
      .where('family_id', 'is not', null)
      .execute();
    const sellers = Map.groupBy(families, ({ family_id }) => family_id as string);
    for (const products of sellers.values()) expect(new Set(products.map(({ seller_id }) => seller_id)).size).toBe(1);
    expect(await familyOf('A-1')).not.toContain('R-1 Black');
  });
});
