import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReport } from '#products/imports/contract.ts';
import { editProduct, getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const HINDI = { language: 'hi', title: 'लैंप', description: 'चाँदनी जैसी\nरोशनी।', highlights: ['चमकीला', '-'] };

describe.each(ENGINES)('texts in other languages in product files, on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  let id: ProductId;
  beforeAll(async () => {
    shop = await startImportingShop(engine);
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    const image = await pictureOn(shop, cast.deccan.sellerId);
    const lamp = { title: 'Lamp', description: 'It shines.', price: paise(49_900), image, highlights: ['Bright'] };
    id = (await addPhone(deccan, { ...lamp, sku: 'LAMP', translations: [HINDI] }))._id;
    await addPhone(deccan, { ...lamp, sku: 'PLAIN' });
  });
  afterAll(() => shop.end());

  const translations = async () => (await deccan.call(getOwnProduct, { id })).data.translations;
  const imported = async (text: string) => shop.work(deccan, await shop.send(deccan, text));
  const run = async (text: string) => shop.run(deccan, (await imported(text)).id);

  it('are exported, and change nothing when they are imported again', async () => {
    const { body } = await deccan.inject({ method: 'GET', url: '/api/admin/imports/goods' });
    expect(body.split('\r\n')[0]).toContain('Title in हिन्दी,Description in हिन्दी,Highlights in हिन्दी,Title in தமிழ்');
    expect(body).toContain(HINDI.title);
    expect(await imported(body)).toMatchObject({ rows: 2, unchanged: 2, changed: 0, refused: 0 });
  });

  it('are changed by their columns; an empty cell changes nothing, NIL removes a text', async () => {
    await run('SKU,title_hi,description_hi,highlights_hi,title_ta\nLAMP,नया लैंप,,NIL,விளக்கு\n');
    expect(await translations()).toMatchObject([
      { ...HINDI, title: 'नया लैंप', highlights: [] },
      { language: 'ta', title: 'விளக்கு', description: '', highlights: [] },
    ]);
    await run('SKU,title_ta\nLAMP,NIL\n');
    expect(await translations()).toMatchObject([{ language: 'hi', title: 'नया लैंप' }]);
  });

  it('come with new products', async () => {
    const heads = 'SKU,Title,Description,Section,Brand,MRP,Stock,Title (Hindi)';
    const detail = await run(`${heads}\nNEW,Torch,It shines.,featured,samsung,500,3,टॉर्च\n`);
    expect(detail).toMatchObject({ added: 1, refused: 0 });
    const { body } = await deccan.inject({ method: 'GET', url: '/api/admin/imports/goods' });
    expect(body).toContain('टॉर्च');
  });

  it('are marked as older when a file changes the English texts alone', async () => {
    await deccan.call(editProduct, { id, translations: [HINDI] });
    const [before] = await translations();
    await run('SKU,Title\nLAMP,Bright lamp\n');
    expect(await translations()).toEqual([before]);
    await run('SKU,Title,title_hi\nLAMP,Very bright lamp,चमकीला लैंप\n');
    const [now] = await translations();
    expect(now?.of).not.toBe(before?.of);
  });

  it('are refused in their column when they break a rule', async () => {
    const before = await translations();
    const { id: report, refused } = await imported(`SKU,title_hi\nLAMP,${'क'.repeat(501)}\n`);
    expect(refused).toBe(1);
    const { data: rows } = await deccan.call(listReport, { id: report });
    expect(rows[0]?.faults).toMatchObject([{ column: 'title_hi', sentence: 'At most 500 characters; this has 501.' }]);
    expect(await translations()).toEqual(before);
  });
});
