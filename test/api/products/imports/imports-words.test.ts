import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBrands, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { insertFirstBrands } from '#products/catalog/server/catalog.ts';
import { listReport } from '#products/imports/contract.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { BOTH_ENGINES, type Client } from '#test/fixtures/shop.ts';

describe.each(BOTH_ENGINES)('a file in the words of its seller on the %s engine', engine => {
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
    return data.map(({ changes, faults }) => changes.find(({ column }) => column === 'brand')?.to ?? faults[0]?.column);
  };

  it('may name sub-brands, with trademark signs', async () => {
    expect(await brandsIn('Redmi', 'POCO™', 'MI', 'boAt®', 'Lava')).toEqual([
      'xiaomi',
      'xiaomi',
      'xiaomi',
      'boat',
      'brand',
    ]);
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
