import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMN_NAMES, columnOf } from '#products/imports/file/columns.ts';
import { addPrice } from '#products/prices/prices.contract.ts';
import { notAllowed } from '#shared/api/problems.ts';
import { paise } from '#shared/money/money.ts';
import { csvLine } from '#shared/text/csv.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the goods of a seller as a file on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    const { sellerId } = cast.deccan;
    await makeProduct(shop, sellerId, {
      sku: 'A-1',
      title: '=cmd|"/C calc"!A0',
      description: 'Two\nlines, with a comma; and “quotes” 🎧',
      sale_price_paise: paise(949_950),
      images: JSON.stringify([
        { src: '/media/photos/a.webp', alt: 'Front' },
        { src: '/media/photos/b.webp', alt: 'Back' },
      ]),
      highlights: JSON.stringify(['IP68', '7 years']),
      ...{ hsn: '85171300', gst_rate_bp: 500, origin: 'Viet Nam', maker: '-', packer: "'=already", importer: 'NIL' },
      ...{
        generic_name: '@phone',
        net_quantity: '+1 N',
        bis_number: 'R-41012345',
        warranty_months: 0,
        serial_kind: 'imei',
        gtin: '00036000291452',
        mpn: '=MPN-1',
        model: '1E5',
        weight_grams: 1_250,
        box_length: 165,
        box_width: 80,
        box_height: 45,
        condition: 'refurbished',
        condition_grade: 'like-new',
        battery_health: 91,
      },
    });
    await makeProduct(shop, sellerId, { sku: '00123', status: 'draft', listed: false, stock: 0 });
    await makeProduct(shop, sellerId, { sku: 'GONE', listed: false, deleted_at: new Date() });
    await makeProduct(shop, cast.ritchie.sellerId, { sku: 'R-1', title: "Ritchie's" });
  });
  afterAll(() => shop.end());

  const exported = async (client: Client, query = '') =>
    client.inject({ method: 'GET', url: `/api/admin/imports/goods${query}` });

  it('changes nothing when it is imported again', async () => {
    const { body } = await exported(deccan);
    const detail = await shop.work(deccan, await shop.send(deccan, body));
    expect(detail).toMatchObject({ state: 'checked', rows: 2, unchanged: 2, added: 0, changed: 0, refused: 0 });
  });

  it('has the ordinary prices during a deal, which goes on when other values are imported', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const productId = await makeProduct(shop, cast.deccan.sellerId, {
      sku: 'DEAL',
      stock: 9,
      sale_price_paise: paise(900_000),
    });
    const window = { startsAt: at(-1), endsAt: at(60) };
    await deccan.call(addPrice, { productId, price: paise(800_000), ...window, units: 2, perPerson: null });
    const rowOf = () =>
      shop.open.db
        .selectFrom('products')
        .select(['sale_price_paise as sale', 'stock', 'held_stock as held', 'origin'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow();
    const { body } = await exported(deccan);
    expect(body).toContain(',9000,');
    expect(await shop.work(deccan, await shop.send(deccan, body))).toMatchObject({ rows: 3, unchanged: 3 });
    const file = 'SKU,Sale price,Country of origin\r\nDEAL,9000,Viet Nam\r\n';
    const id = await shop.send(deccan, file);
    expect(await shop.work(deccan, id)).toMatchObject({ changed: 1, refused: 0 });
    await shop.run(deccan, id);
    expect(await rowOf()).toEqual({ sale: 800_000, stock: 2, held: 7, origin: 'Viet Nam' });
    await shop.open.db
      .updateTable('products')
      .set({ deleted_at: new Date(), listed: false })
      .where('id', '=', productId)
      .execute();
  });

  it('has its heads in the language of the page, and changes nothing in any of them', async () => {
    for (const [language, head] of [
      ['hi', 'टाइटल'],
      ['ta', 'பெயர்'],
    ]) {
      const { body } = await exported(deccan, `?language=${language}`);
      expect(body.split('\r\n')[0]).toContain(`,${head},`);
      const detail = await shop.work(deccan, await shop.send(deccan, body));
      expect(detail).toMatchObject({ rows: 2, unchanged: 2, changed: 0, refused: 0 });
    }
  });

  it('has no cell that a spreadsheet takes for a formula', async () => {
    const { body, headers } = await exported(deccan);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toContain(`"'=cmd|""/C calc""!A0"`);
    expect(body).toContain("00036000291452,'=MPN-1,1E5");
    expect(body).toContain("'@phone");
    expect(body).toContain("'+1 N");
    // One asks for the IMEI and one for nothing.
    expect(body).toMatch(/,imei,live/);
    expect(body).toMatch(/,no,draft/);
    expect(body).not.toMatch(/(?:^|[,\n])"?[=+@\-\t]/);
  });

  it("is the seller's own alone; administrators have the house's, or those of whom they name", async () => {
    expect((await exported(deccan)).body).not.toContain('R-1');
    const admin = await shop.as(cast.admin);
    expect((await exported(admin, '?userName=ritchie')).body).toContain('R-1');
    expect((await exported(admin)).body.trim().split('\r\n')).toHaveLength(1);
    const others = await exported(deccan, '?userName=ritchie');
    expect(others.json()).toMatchObject({ code: notAllowed.code });
  });

  it('has a template with the same columns', async () => {
    const template = await deccan.inject({ method: 'GET', url: '/api/admin/imports/template' });
    const [heads, ...rows] = template.body.split('\r\n');
    expect(heads).toBe((await exported(deccan)).body.split('\r\n')[0]);
    expect(heads).toContain('attr.ram');
    const examples = [0, 1].map(which => csvLine(COLUMN_NAMES.map(name => columnOf(name).examples[which] ?? '')));
    for (const [which, example] of examples.entries()) expect(rows[which]?.startsWith(example.trim())).toBe(true);
    const detail = await shop.work(deccan, await shop.send(deccan, template.body));
    expect(detail).toMatchObject({ added: 2, refused: 0 });
  });
});
