import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReport } from '#products/imports/contract.ts';
import { getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const PHONE = { ram: 8, storage: 1_024, 'screen-size': 6.67, panel: 'amoled', 'five-g': true, processor: '=A18' };

describe.each(ENGINES)('typed attributes in product files, on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  let id: ProductId;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    const image = await pictureOn(shop, cast.deccan.sellerId);
    id = (await addPhone(deccan, { sku: 'PHONE', kind: 'smartphone', image, attributes: PHONE }))._id;
  });
  afterAll(() => shop.end());

  const attributes = async () => (await deccan.call(getOwnProduct, { id })).data.attributes;
  const exported = async () => (await deccan.inject({ method: 'GET', url: '/api/admin/imports/goods' })).body;
  const imported = async (text: string) => shop.work(deccan, await shop.send(deccan, text));
  const run = async (text: string) => shop.run(deccan, (await imported(text)).id);

  it('are exported for the categories of the products, and change nothing when they are imported again', async () => {
    const body = await exported();
    const [heads = ''] = body.split('\r\n');
    expect(heads).toContain('attr.ram,attr.storage,attr.screen-size');
    expect(heads).not.toContain('attr.tonnage');
    expect(body).toContain('8 GB,1 TB,6.67 inch,AMOLED');
    expect(await imported(body)).toMatchObject({ rows: 1, unchanged: 1, changed: 0, refused: 0 });
  });

  it('are changed by their columns; an empty cell changes nothing, NIL removes a value', async () => {
    const { id: report } = await run('SKU,attr.ram,attr.storage,attr.panel,Attr.Processor\nPHONE,12288 MB,,NIL,A19\n');
    expect(await attributes()).toEqual({
      ram: 12,
      storage: 1_024,
      'screen-size': 6.67,
      'five-g': true,
      processor: 'A19',
    });
    const { data: rows } = await deccan.call(listReport, { id: report });
    expect(rows[0]?.changes).toContainEqual({ column: 'attr.ram', from: '8 GB', to: '12 GB' });
  });

  it('come with new products, of the category that the row names', async () => {
    const heads = 'SKU,Title,Description,Section,Brand,Kind,MRP,Stock,attr.tonnage,attr.stars,attr.ram';
    const cool = await run(
      `${heads}\nCOOL,Nandi Cool,It cools.,featured,samsung,Air conditioners,30000,3,1.5 Ton,3,\n`,
    );
    expect(cool).toMatchObject({ added: 1, refused: 0 });
    expect(await exported()).toContain('1.5 ton,3 star');
    expect(await imported(await exported())).toMatchObject({ rows: 2, unchanged: 2, refused: 0 });
  });

  it('follow the category: what the new one has no attributes for is dropped', async () => {
    await run('SKU,Kind\nPHONE,Laptops\n');
    expect(await attributes()).toEqual({ ram: 12, storage: 1_024, 'screen-size': 6.67, processor: 'A19' });
    await run('SKU,Kind\nPHONE,Smartphones\n');
  });

  it('are refused in their columns, and change nothing', async () => {
    const before = await attributes();
    const { id: report, refused } = await imported('SKU,Title,attr.ram,attr.tonnage\nPHONE,Other,plenty,1.5\n');
    expect(refused).toBe(1);
    const { data: rows } = await deccan.call(listReport, { id: report });
    expect(rows[0]?.faults).toEqual([
      { column: 'attr.ram', text: 'plenty', sentence: 'RAM must be from 1 MB to 4 TB.' },
      { column: 'attr.tonnage', text: '1.5 ton', sentence: 'Products of this category do not have this.' },
    ]);
    expect(await attributes()).toEqual(before);
  });

  it('that the shop does not have are ignored and named, as other unknown columns are', async () => {
    const { reading } = await imported('SKU,attr.wings\nPHONE,2\n');
    expect(reading?.heads).toEqual([
      { head: 'SKU', column: 'sku' },
      { head: 'attr.wings', column: null },
    ]);
  });
});
