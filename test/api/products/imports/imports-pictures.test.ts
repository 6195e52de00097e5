import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#products/catalog/contract.ts';
import { createImport, listReport } from '#products/imports/contract.ts';
import { uploadIsMissing } from '#products/media/uploads.contract.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { pictureFile, upload } from '#test/builders/uploading.ts';
import { zipOf } from '#test/builders/zip-of.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const HEADS = 'SKU,Title,Description,Section,Brand,Price,Stock,Images';

describe.each(ENGINES)('pictures of goods by file on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  const check = async (bytes: Buffer | string, name = 'goods.zip') =>
    shop.work(deccan, await shop.send(deccan, bytes, { name }));
  const productOf = (sku: string) =>
    shop.open.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();

  it('come from the zip by their names and by the SKU, are re-encoded, and put the products on sale', async () => {
    const zip = await zipOf({
      'goods.csv': `${HEADS}\nNAMED,Shown,x,trending,boat,999,4,Front.JPG|back.png\nBY-SKU,Called,x,trending,boat,999,4,`,
      'pictures/front.jpg': await pictureFile('jpeg', 300, 200),
      'pictures/back.png': await pictureFile('png'),
      'BY-SKU-1.webp': await pictureFile('webp'),
      '__MACOSX/._goods.csv': 'x',
    });
    const { id, ...detail } = await check(zip);
    expect(detail).toMatchObject({ state: 'checked', added: 2, refused: 0 });
    expect(await shop.run(deccan, id)).toMatchObject({ state: 'done', done: 2 });
    const named = await productOf('NAMED');
    expect(named).toMatchObject({ status: 'live', listed: true });
    expect(named.images.map(({ alt }) => alt)).toEqual(['Shown', 'Shown, picture 2']);
    expect(named.images[0]?.src).toMatch(/^\/media\/photos\/\d+_[0-9a-f]+_front\.webp$/);
    expect(await shop.storage.sizeOf(named.images[0]?.src.replace('/media/', '') ?? '')).toBeGreaterThan(0);
    expect((await productOf('BY-SKU')).images).toHaveLength(1);
    const { data } = await shop.guest.call(getProduct, { id: named.id });
    expect(data.images).toHaveLength(2);
  });

  it('that are none, or are not there, refuse their row and no other', async () => {
    const zip = await zipOf({
      'goods.csv': [
        HEADS,
        'LIAR,A,x,trending,boat,999,4,liar.jpg',
        'GONE,B,x,trending,boat,999,4,gone.jpg',
        'AWAY,C,x,trending,boat,999,4,ftp://cdn.example/c.jpg',
        'GOOD,D,x,trending,boat,999,4,good.jpg',
      ].join('\n'),
      'liar.jpg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'good.jpg': await pictureFile(),
    });
    const { id, ...detail } = await check(zip);
    expect(detail).toMatchObject({ added: 2, refused: 2 });
    expect(await shop.run(deccan, id)).toMatchObject({ state: 'done', done: 1, added: 1, refused: 3 });
    const { data } = await deccan.call(listReport, { id, outcome: 'refused' });
    expect(data.map(({ faults }) => faults[0]?.sentence)).toEqual([
      expect.stringContaining('An SVG can’t be used'),
      expect.stringContaining('not in the zip'),
      expect.stringContaining('other sites'),
    ]);
  });

  it("of another seller's are not to be had by their address", async () => {
    const ritchie = await shop.as(cast.ritchie);
    const { url } = await upload(shop, ritchie, await pictureFile());
    const own = await upload(shop, deccan, await pictureFile());
    await makeProduct(shop, cast.deccan.sellerId, { sku: 'THIEF' });
    expect(await check(`SKU,Images\nTHIEF,${url}`, 'goods.csv')).toMatchObject({ refused: 1 });
    expect(await check(`SKU,Images\nTHIEF,${own.url}`, 'goods.csv')).toMatchObject({ changed: 1 });
  });

  it.each([
    ['no table', { 'a.jpg': 'x' }, 'no CSV'],
    ['two tables', { 'a.csv': 'SKU\n1', 'b.csv': 'SKU\n1' }, 'more than one'],
    ['a workbook', { 'xl/workbook.xml': '<x/>', '[Content_Types].xml': '<x/>' }, 'spreadsheet'],
  ])('are not looked for in a zip with %s', async (_what, files, words) => {
    const zip = await zipOf(files as unknown as Record<string, string>);
    expect(await check(zip)).toMatchObject({ state: 'failed', fault: expect.stringContaining(words) });
  });

  it('are not looked for in a zip that leads out of it, is damaged, or says it is smaller than it is', async () => {
    const climbing = await zipOf({ 'goods.csv': 'SKU\n1', 'aa/aa/x.jpg': 'x' });
    const out = Buffer.from(climbing.toString('latin1').replaceAll('aa/aa/x.jpg', '../../x.jpg'), 'latin1');
    expect(await check(out)).toMatchObject({ state: 'failed', fault: expect.stringContaining('points outside') });

    const whole = await zipOf({ 'goods.csv': `SKU,Title\n${'1,x\n'.repeat(5_000)}` });
    expect(await check(whole.subarray(0, whole.length / 2))).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('damaged'),
    });

    const central = whole.indexOf('PK\u0001\u0002', 0, 'latin1');
    const bomb = Buffer.from(whole);
    bomb.writeUInt32LE(100, central + 24);
    expect(await check(bomb)).toMatchObject({ state: 'failed', fault: expect.stringContaining('damaged') });
  });

  it("and files of another seller's are nobody else's to import", async () => {
    const { upload: theirs } = await upload(shop, await shop.as(cast.ritchie), Buffer.from('SKU\n1'), {
      name: 'x.csv',
      purpose: 'import',
    });
    const stolen = deccan.call(createImport, { upload: theirs, name: 'x.csv' });
    await expect(stolen).rejects.toMatchObject({ code: uploadIsMissing.code });
  });
});
