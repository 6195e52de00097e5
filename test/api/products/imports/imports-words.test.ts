import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBrands, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { insertFirstBrands } from '#products/catalog/server/catalog.ts';
import { listReport, nameCategories, showImport } from '#products/imports/contract.ts';
import { categoryOfWordUnknown, importNotChecked, wordSaysNothing } from '#products/imports/import-problems.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('a file in the words of its seller on the %s engine', engine => {
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

  const check = async (bytes: string) => shop.work(deccan, await shop.send(deccan, bytes));
  const brandsIn = async (...names: string[]) => {
    const rows = names.map((name, at) => `B-${at},Phone ${at},A phone,featured,${name},smartphone,500,1`);
    const { id } = await check(['SKU,Title,Description,Section,Brand,Kind,MRP,Stock', ...rows].join('\n'));
    const { data } = await deccan.call(listReport, { id, limit: 100 });
    return data.map(
      ({ changes, faults }) => changes.find(({ column }) => column === 'brand')?.to ?? faults[0]?.sentence,
    );
  };

  it('may name sub-brands, with trademark signs', async () => {
    expect(await brandsIn('Redmi', 'POCO™', 'MI', 'boAt®', 'Xaomi')).toEqual([
      'xiaomi',
      'xiaomi',
      'xiaomi',
      'boat',
      'This shop does not carry this brand. Did you mean xiaomi?',
    ]);
  });

  it('waits with rows of other brands, which administrators add or give to a brand; then it goes on by itself', async () => {
    const admin = await shop.as(cast.admin);
    const heads = 'SKU,Title,Description,Brand,Category,MRP,Stock';
    const rowOf = (sku: string, brand: string, stock = '1') =>
      `${sku},Mixer ${sku},A mixer,${brand},Mixers,999,${stock}`;
    const rows = [rowOf('L-1', 'Lava®'), rowOf('L-2', 'LAVA'), rowOf('L-3', 'Galaxy Home'), rowOf('L-4', 'Lava', 'x')];
    const { id } = await check([heads, ...rows, rowOf('L-5', 'boAt')].join('\n'));
    const { data } = await deccan.call(showImport, { id });
    expect(data).toMatchObject({ added: 1, waiting: 3, refused: 1, faults: [{ column: 'stock', rows: 1 }] });
    const waiting = await deccan.call(listReport, { id, outcome: 'waiting' });
    expect(waiting.data[0]?.notes).toEqual(['Waits for the brand “Lava®”, which an administrator has to accept.']);

    const { version, brands, asked } = (await admin.call(getBrands, {})).data;
    expect(asked).toEqual([
      { label: 'LAVA', rows: 3, sellers: 1 },
      { label: 'Galaxy Home', rows: 1, sellers: 1 },
    ]);
    const lava = { id: null, label: 'Lava', said: '', aliases: '', mark: null, hidden: false };
    const edited = brands.map(({ goods: _, ...brand }) =>
      brand.id === 'samsung' ? { ...brand, aliases: 'Galaxy Home' } : brand,
    );
    const saved = await admin.call(saveBrands, { version, brands: [...edited, lava] });
    expect(saved.data.asked).toEqual([]);
    expect((await deccan.call(showImport, { id })).data.state).toBe('checking');
    expect(await shop.work(deccan, id)).toMatchObject({ state: 'checked', added: 4, waiting: 0, refused: 1 });
    expect(await shop.run(deccan, id)).toMatchObject({ state: 'done', done: 4 });
    const made = await shop.open.db
      .selectFrom('products')
      .select(['sku', 'brand'])
      .where('sku', 'like', 'L-%')
      .execute();
    expect(Object.fromEntries(made.map(({ sku, brand }) => [sku, brand]))).toEqual({
      ...{ 'L-1': 'lava', 'L-2': 'lava', 'L-3': 'samsung', 'L-5': 'boat' },
    });
  });

  const HEADS = 'SKU,Title,Description,Section,Brand,Category,MRP,Stock';
  const phone = (sku: string, category: string, more = '') =>
    `${sku},${sku} phone${more},A phone,featured,samsung,${category},500,1`;

  it('is asked once what its category words mean, which is remembered', async () => {
    const file = [
      HEADS,
      phone('C-1', 'Mobile Phones > Smartphones'),
      phone('C-2', 'Mobile > Premium handsets'),
      phone('C-3', 'mobile / premium handsets'),
      phone('C-4', 'Miscellany'),
      phone('C-5', 'ACs'),
    ].join('\n');
    const asked = await check(file);
    expect(asked).toMatchObject({ state: 'checked', checked: 5, added: 2, waiting: 3, refused: 0, faults: [] });
    expect(asked.words).toEqual([
      { word: 'Mobile > Premium handsets', rows: 2, category: null, proposal: expect.any(String) },
      { word: 'Miscellany', rows: 1, category: null, proposal: null },
    ]);
    const waiting = await deccan.call(listReport, { id: asked.id, outcome: 'waiting' });
    expect(waiting).toMatchObject({ totalItems: 3 });
    expect(waiting.data[0]?.notes).toEqual(['Waits for a category for “Mobile > Premium handsets”.']);

    const words = [{ word: 'Mobile > Premium handsets', category: 'smartphone' }];
    await deccan.call(nameCategories, { id: asked.id, words });
    const again = await shop.work(deccan, asked.id);
    expect(again).toMatchObject({ state: 'checked', checked: 5, added: 4, waiting: 1 });
    expect(again.words[0]).toMatchObject({ category: 'smartphone', proposal: 'smartphone', rows: 2 });
    expect(await shop.run(deccan, asked.id)).toMatchObject({ state: 'done', done: 4, waiting: 1 });
    const kinds = await shop.open.db
      .selectFrom('products')
      .select(['sku', 'kind'])
      .where('sku', 'like', 'C-%')
      .execute();
    expect(Object.fromEntries(kinds.map(({ sku, kind }) => [sku, kind]))).toEqual({
      ...{ 'C-1': 'smartphone', 'C-2': 'smartphone', 'C-3': 'smartphone', 'C-5': 'air-conditioner' },
    });

    const next = await check([HEADS, phone('C-9', 'MOBILE > Premium Handsets')].join('\n'));
    expect(next).toMatchObject({ added: 1, waiting: 0 });
    const ritchie = await shop.as(cast.ritchie);
    const other = await shop.work(ritchie, await shop.send(ritchie, file));
    expect(other).toMatchObject({ waiting: 3 });
    await expect(ritchie.call(nameCategories, { id: asked.id, words })).rejects.toMatchObject({ status: 404 });
  });

  it('is asked nothing that has no meaning, and not when rows are written', async () => {
    const { id } = await check([HEADS, phone('D-1', 'Gizmos'), phone('D-2', 'Smartphones')].join('\n'));
    const say = (word: string, category: string) => deccan.call(nameCategories, { id, words: [{ word, category }] });
    await expect(say('Gizmos', 'no-such')).rejects.toMatchObject({ code: categoryOfWordUnknown.code });
    await expect(say('>>', 'smartphone')).rejects.toMatchObject({ code: wordSaysNothing.code });
    await shop.run(deccan, id);
    await expect(say('Gizmos', 'smartphone')).rejects.toMatchObject({ code: importNotChecked.code });
  });

  it('may have rows without SKU or section and the same row twice, and changes nothing when it is sent again', async () => {
    const one = 'Redmi Buds 5,Earbuds,Redmi,earbuds,2999,7,';
    const other = 'USB-C cable,A cable,boAt®,cable,499,30,2000000000008';
    const file = ['Title,Description,Brand,Category,MRP,Stock,EAN', one, other, one, other.replace('499', 'NIL')].join(
      '\n',
    );
    const first = await check(file);
    expect(first).toMatchObject({ checked: 4, added: 1, unchanged: 1, refused: 2 });
    const { data } = await deccan.call(listReport, { id: first.id });
    expect(data.map(({ row, notes }) => [row, ...notes.slice(0, 1)])).toEqual([
      [2, expect.stringContaining('no picture')],
      [3],
      [4, 'Says the same as row 2, so it is read once.'],
      [5],
    ]);
    const right = file.split('\n').slice(0, 4).join('\n');
    const sent = await check(right);
    expect(await shop.run(deccan, sent.id)).toMatchObject({ state: 'done', done: 2, unchanged: 1 });
    expect(await check(right)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 });
    const made = await shop.open.db
      .selectFrom('products')
      .select(['sku', 'section', 'brand', 'kind'])
      .where('title', 'in', ['Redmi Buds 5', 'USB-C cable'])
      .orderBy('title')
      .execute();
    expect(made).toEqual([
      { sku: expect.stringMatching(/^REDMI-/), section: 'trending', brand: 'xiaomi', kind: 'earbuds' },
      { sku: '2000000000008', section: 'accessories', brand: 'boat', kind: 'cable' },
    ]);
  });

  it('may be that of another program, each variant a product', async () => {
    const heads =
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src';
    const file = [
      heads,
      'poco-x7,POCO X7,<p>A <b>phone</b></p>,POCO,Smartphones,Black,X7-B,3,19999.00,https://cdn.shopify.com/1.jpg',
      'poco-x7,,,,,Green,X7-G,0,20999.00,https://cdn.shopify.com/2.jpg',
      'poco-x7,,,,,,,,,https://cdn.shopify.com/3.jpg',
    ].join('\n');
    const checked = await check(file);
    expect(checked).toMatchObject({ rows: 2, checked: 2, added: 2, reading: { program: 'Shopify' } });
    expect(await shop.run(deccan, checked.id)).toMatchObject({ state: 'done', done: 2 });
    const titles = await shop.open.db
      .selectFrom('products')
      .select(['title', 'description', 'price_paise', 'stock', 'brand'])
      .where('sku', 'like', 'X7-%')
      .orderBy('sku')
      .execute();
    const phone = { description: 'A phone', brand: 'xiaomi' };
    expect(titles).toEqual([
      { ...phone, title: 'POCO X7, Black', price_paise: 1_999_900, stock: 3 },
      { ...phone, title: 'POCO X7, Green', price_paise: 2_099_900, stock: 0 },
    ]);
    expect(await check(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('may have its heads below rows about the template', async () => {
    const file = [
      'TemplateType=fptcustom\tVersion=2025.1\t\t\t\t\t',
      'Product Type\tSeller SKU\tBrand Name\tProduct Name\tDescription\tPrice\tQuantity',
      'feed_product_type\titem_sku\tbrand_name\titem_name\tproduct_description\tstandard_price\tquantity',
      'HEADPHONES\tAMZ-1\tboAt\tRockerz 255\tA neckband\t999\t4',
    ].join('\n');
    expect(await check(file)).toMatchObject({ rows: 1, added: 1, refused: 0, reading: { program: 'Amazon' } });
  });

  it('may name what an administrator has added to a brand', async () => {
    const admin = await shop.as(cast.admin);
    const { version, brands } = (await admin.call(getBrands, {})).data;
    const edited = brands.map(({ goods: _, ...brand }) =>
      brand.id === 'samsung' ? { ...brand, aliases: 'Galaxy, SAMSUNG India' } : brand,
    );
    await admin.call(saveBrands, { version, brands: edited });
    expect(await brandsIn('galaxy', 'Samsung india')).toEqual(['samsung', 'samsung']);
  });
});
