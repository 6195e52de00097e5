import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#products/catalog/contract.ts';
import { type ImportDetail, listImports, listReport, refusedRows, runImport } from '#products/imports/contract.ts';
import { importNotChecked, sellerCannotImport } from '#products/imports/import-problems.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const HEADS = 'Item Code;Product Name;Details;Section;Make;Type;MRP (₹);Selling Price;Qty;Shelf';
const GOOD = 'NEW-1;Galaxy “S25” 🎧;A phone;Featured;SAMSUNG;Mobile;₹1,37,900/-;NIL;1,000 pcs;A3';
const DIRTY = `\ufeff${[
  HEADS,
  GOOD,
  'OLD-1;;;;;;12,000;10500.50;;B1',
  'SAME-1;;;;;;;;10;',
  'HIGH-1;Too dear;x;Featured;samsung;;500;600;1;',
  'TWICE;One;x;Featured;samsung;;500;;1;',
  'TWICE;Other;x;Featured;samsung;;600;;1;',
  `LONG-1;${'x'.repeat(501)};x;Featured;Xaomi;;about 500;;-4;`,
  '8.90123E+12;Cut;x;Featured;samsung;;500;;1;',
  '=HYPERLINK("http://x.example");Formula;x;Featured;samsung;;500;;1;',
].join('\r\n')}\r\n`;

describe.each(ENGINES)('a file of goods on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  let admin: Client;
  let old: Awaited<ReturnType<typeof makeProduct>>;
  let dirty: ImportDetail;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    admin = await shop.as(cast.admin);
    old = await makeProduct(shop, cast.deccan.sellerId, { sku: 'OLD-1', title: 'An old one', stock: 3 });
    await makeProduct(shop, cast.deccan.sellerId, { sku: 'SAME-1', stock: 10 });
    await makeProduct(shop, cast.ritchie.sellerId, { sku: 'NEW-1', title: "Ritchie's own" });
    dirty = await shop.work(deccan, await shop.send(deccan, DIRTY));
  });
  afterAll(() => shop.end());

  const check = async (client: Client, bytes: Buffer | string, more = {}) =>
    shop.work(client, await shop.send(client, bytes, more));
  const report = async (client: Client, id: ImportDetail['id'], outcome?: 'refused' | 'changed' | 'added') =>
    (await client.call(listReport, { id, outcome })).data;

  it('may repeat what a product fits by a brand that has left the shop, as exported, but not for another', async () => {
    const gone = 'Gone / Model 1';
    await makeProduct(shop, cast.deccan.sellerId, { sku: 'FITS-1', fits: JSON.stringify([gone]) });
    const { id } = await check(deccan, `SKU;Compatible with;Stock\nFITS-1;${gone}|Samsung / S24;7\nOLD-1;${gone};3`);
    expect(await report(deccan, id, 'changed')).toMatchObject([{ sku: 'FITS-1' }]);
    expect(await report(deccan, id, 'refused')).toMatchObject([{ sku: 'OLD-1', faults: [{ column: 'fits' }] }]);
  });

  it('is understood and counted, and changes nothing by being checked', async () => {
    expect(dirty).toMatchObject({
      state: 'checked',
      seller: 'deccan',
      ...{ rows: 9, checked: 9, added: 1, changed: 1, unchanged: 1, refused: 6, done: 0 },
      reading: { encoding: 'utf-8', delimiter: ';' },
    });
    expect(dirty.reading?.heads.find(({ head }) => head === 'Shelf')?.column).toBeNull();
    expect(dirty.faults[0]).toEqual({ column: 'sku', rows: 4 });
    const { data } = await shop.guest.call(getProduct, { id: old });
    expect(data).toMatchObject({ price: 1_000_000, salePrice: null, totalStock: 3 });
  });

  it('reports row by row what would change, from what to what', async () => {
    expect(await report(deccan, dirty.id, 'changed')).toEqual([
      {
        row: 3,
        sku: 'OLD-1',
        outcome: 'changed',
        isDone: false,
        changes: [
          { column: 'price', from: '₹10,000', to: '₹12,000' },
          { column: 'salePrice', from: 'nothing', to: '₹10,500.50' },
        ],
        faults: [],
        notes: [],
      },
    ]);
  });

  it('reports row by row what is refused and why, with the column', async () => {
    const rows = await report(deccan, dirty.id, 'refused');
    expect(
      rows.map(({ row, faults }) => [row, ...faults.map(({ column, sentence }) => `${column}: ${sentence}`)]),
    ).toEqual([
      [5, 'salePrice: Must be below the MRP (₹500).'],
      [6, 'sku: Row 7 has this SKU too. Keep one of them.'],
      [7, 'sku: Row 6 has this SKU too. Keep one of them.'],
      [
        8,
        'title: At most 500 characters; this has 501.',
        'brand: This shop does not carry this brand. Did you mean xiaomi?',
        'price: This is not an amount. Write it like 1,37,900 or 49.50.',
        'stock: Enter a whole number, 0 or more.',
      ],
      [9, expect.stringContaining('shortened')],
      [10, expect.stringContaining('formula')],
    ]);
  });

  it('can be had back as its refused rows, without formulas, mended and sent again', async () => {
    const answer = await deccan.inject({ method: 'GET', url: `/api/admin/imports/errors/${dirty.id}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="to-mend-goods.csv"',
      'cache-control': 'private, no-store',
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain('Item Code,Product Name,Details');
    expect(lines[1]).toBe('HIGH-1,Too dear,x,Featured,samsung,,500,600,1,,Sale price: Must be below the MRP (₹500).');
    expect(answer.body).toContain(`"'=HYPERLINK(""http://x.example"")"`);

    const mended = await check(deccan, [lines[0], lines[1]?.replace('600', '450')].join('\n'));
    expect(mended).toMatchObject({ rows: 1, added: 1, refused: 0 });
  });

  it('is imported as it was checked, and is on sale or a draft at once', async () => {
    expect(await shop.run(deccan, dirty.id)).toMatchObject({
      state: 'done',
      added: 1,
      changed: 1,
      refused: 6,
      done: 2,
    });
    const { data } = await shop.guest.call(getProduct, { id: old });
    expect(data).toMatchObject({
      title: 'An old one',
      price: 1_200_000,
      salePrice: 1_050_050,
      totalStock: 3,
      version: 2,
    });
    const added = await shop.open.db
      .selectFrom('products')
      .selectAll()
      .where('sku', '=', 'NEW-1')
      .where('seller_id', '=', cast.deccan.sellerId)
      .executeTakeFirstOrThrow();
    expect(added).toMatchObject({
      ...{ title: 'Galaxy “S25” 🎧', brand: 'samsung', kind: 'smartphone', section: 'featured', status: 'draft' },
      ...{ price_paise: 13_790_000, sale_price_paise: null, stock: 1000, gst_rate_bp: 1800, listed: false },
    });
    const [movement] = await shop.open.db
      .selectFrom('stock_movements')
      .selectAll()
      .where('product_id', '=', added.id)
      .execute();
    expect(movement).toMatchObject({
      quantity: 1000,
      reason: 'adjusted',
      note: 'opening stock',
      actor_id: cast.deccan.id,
    });
    await expect(deccan.call(runImport, { id: dirty.id })).rejects.toMatchObject({ code: importNotChecked.code });
  });

  it("leaves another seller's goods with the same SKU alone", async () => {
    const ritchies = await shop.open.db
      .selectFrom('products')
      .select(['title', 'version'])
      .where('seller_id', '=', cast.ritchie.sellerId)
      .execute();
    expect(ritchies).toEqual([{ title: "Ritchie's own", version: 1 }]);
  });

  it('is imported by administrators for the house or a named approved seller, and that is written down', async () => {
    const file = 'SKU,Stock\nNEW-1,77';
    const forRitchie = await check(admin, file, { userName: 'ritchie' });
    expect(forRitchie).toMatchObject({ seller: 'ritchie', changed: 1 });
    await shop.run(admin, forRitchie.id);
    expect(await check(admin, file)).toMatchObject({ seller: 'Bijli Bazaar', refused: 1 });
    const { data } = await admin.call(listAudit, {});
    expect(data[0]).toMatchObject({ act: 'goods.imported', on: { name: 'ritchie' }, after: { changed: '1' } });
    const forWaiting = check(admin, file, { userName: 'waiting' });
    await expect(forWaiting).rejects.toMatchObject({ code: sellerCannotImport.code });
  });

  it('is listed newest first, to its seller alone and to administrators', async () => {
    const own = await deccan.call(listImports, {});
    expect(new Set(own.data.map(({ seller }) => seller))).toEqual(new Set(['deccan']));
    expect(own.data[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(own.data.at(-1)?.createdAt.getTime() ?? 0);
    const all = await admin.call(listImports, {});
    expect(all.totalItems).toBeGreaterThan(own.totalItems);
  });

  it('that is none says so in place of a report', async () => {
    const workbook = await check(deccan, 'SKU,Title');
    expect(workbook).toMatchObject({ state: 'failed', fault: expect.stringContaining('no rows') });
    const errors = await deccan.inject({ method: 'GET', url: `/api${refusedRows.path.replace(':id', workbook.id)}` });
    expect(errors.body).toBe('\ufeffError\r\n');
  });

  it('in cp1252 keeps its letters', async () => {
    const { id } = await check(deccan, Buffer.from('SKU,Title\nOLD-1,Caf\xe9 \x96 new', 'latin1'));
    const [row] = await report(deccan, id, 'changed');
    expect(row?.changes).toEqual([{ column: 'title', from: 'An old one', to: 'Café – new' }]);
  });
});
