import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOwnFitted, getProduct } from '#products/catalog/contract.ts';
import { deviceWords, fitRules, fits } from '#products/catalog/product/fits/fit-rules.ts';
import { listFitting } from '#products/catalog/server/reading/catalog.queries.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { buyDelivered } from '#test/builders/returning.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { chances } from '#test/fixtures/chances.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const EAN = '8901234567890';

describe.each(ENGINES)('what goes with a product, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let image: string;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, pages: await builtScreens() });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    image = await pictureOn(shop, cast.deccan.sellerId);
  });
  afterAll(() => shop.end());

  type Typed = Parameters<typeof addPhone>[1];
  const add = async (more: Typed) => (await addPhone(deccan, { image, ...more }))._id;
  const accessory = (title: string, ...lines: string[]) => add({ title, brand: 'boat', kind: 'other', fits: lines });
  const goesWith = async (id: ProductId) =>
    (await shop.guest.call(getProduct, { id })).data.fitting.map(({ title }) => title);

  it('is what its sellers say fits it, in stock, and each says what it fits', async () => {
    const phone = await add({ title: 'Samsung Galaxy S24 5G, 256 GB', gtin: EAN });
    expect(await goesWith(phone)).toEqual([]);
    const cover = await accessory(
      'Cover',
      'Samsung / Galaxy S24',
      ' ',
      'Samsung / Galaxy S24',
      'samsung / / smartphone',
    );
    await accessory('Cover of another', 'Samsung / Galaxy S24 Ultra', 'Apple / Galaxy S24');
    await accessory('Glass', EAN);
    expect((await goesWith(phone)).sort()).toEqual(['Cover', 'Glass']);
    // Linked by hand with the offer of another GTIN, it keeps its own.
    const linked = await add({ title: 'Nova phone', brand: 'boat', gtin: '4006381333931' });
    await sql`update products set match_link = ${`0${EAN}`} where id = ${linked}`.execute(shop.open.db);
    await accessory('Stand', '4006381333931');
    expect((await goesWith(linked)).sort()).toEqual(['Glass', 'Stand']);
    const { data } = await shop.guest.call(getProduct, { id: cover });
    expect(data.fits).toEqual(['Samsung / Galaxy S24', 'samsung / / smartphone']);
    const page = async (slug: string) => {
      const { statusCode, body } = await shop.guest.inject({ url: `/product/${slug}` });
      expect(statusCode).toBe(200);
      return body;
    };
    expect(await page(data.slug)).toContain('Fits: Samsung Galaxy S24, samsung smartphone');
    const { slug } = (await shop.guest.call(getProduct, { id: phone })).data;
    expect(await page(slug)).toContain('Goes with it');
    await deccan.call(editProduct, { id: cover, totalStock: 0 });
    expect(await goesWith(phone)).toEqual(['Glass']);
    await deccan.call(editProduct, { id: cover, totalStock: 3, fits: [] });
    expect(await goesWith(phone)).toEqual(['Glass']);
    expect(await page(data.slug)).not.toContain('Fits:');
  });

  it('may name a brand that has left the shop since, until the line is edited', async () => {
    const gone = ['Gone / Model 1', 'Samsung / / gone'];
    const cover = await accessory('Old cover', EAN);
    await shop.open.db
      .updateTable('products')
      .set({ fits: JSON.stringify(gone) as never })
      .where('id', '=', cover)
      .execute();
    await deccan.call(editProduct, { id: cover, title: 'Older cover' });
    await deccan.call(editProduct, { id: cover, fits: [...gone, EAN] });
    expect((await shop.guest.call(getProduct, { id: cover })).data.fits).toEqual([...gone, EAN]);
    await expect(deccan.call(editProduct, { id: cover, fits: ['Gone / Model 2'] })).rejects.toMatchObject({
      fields: { fits: expect.stringContaining('Gone / Model 2') },
    });
  });

  it('may name a brand by its label and its other names, and fits products of that brand', async () => {
    await sql`update brands set label = 'Xiaomi', aliases = 'Redmi' where id = 'xiaomi'`.execute(shop.open.db);
    const phone = await add({ title: 'Note 14', brand: 'xiaomi' });
    const cover = await accessory('Note cover', 'REDMI/Note 14', 'Xiaomi / Note 14');
    expect((await shop.guest.call(getProduct, { id: cover })).data.fits).toEqual([
      'Xiaomi/Note 14',
      'Xiaomi / Note 14',
    ]);
    expect(await goesWith(phone)).toEqual(['Note cover']);
  });

  it('tells shoppers which of their own products an accessory fits', async () => {
    const phone = await add({ title: 'Samsung Galaxy M16 5G' });
    const other = await add({ title: 'Samsung Galaxy M16 Pro' });
    const cover = await accessory('M16 cover', 'Samsung / Galaxy M16');
    const buyer = await newBuyer(shop);
    const admin = await shop.as(cast.admin);
    const own = async (id: ProductId) => (await buyer.call(getOwnFitted, { id })).data;
    expect(await own(cover)).toEqual([]);
    await buy(buyer, [phone, 1]);
    expect(await own(cover)).toEqual([]);
    await buyDelivered(shop, { buyer, admin }, [phone, 1], [other, 1]);
    expect([await own(cover), await own(phone)]).toEqual([['Samsung Galaxy M16 5G'], []]);
    const stranger = await newBuyer(shop);
    expect((await stranger.call(getOwnFitted, { id: cover })).data).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['“Galaxy S24” must be a GTIN, or brand / model, such as Samsung / Galaxy S24', ['Galaxy S24']],
    ['“8901234567891” must be a GTIN, or brand / model, such as Samsung / Galaxy S24', ['8901234567891']],
    ['The brand in “Sansui / TV” is not one of the shop’s brands', ['Sansui / TV']],
    [
      '“Samsung / S24 / spoons” has no such category at its end; leave it out or enter its id, such as smartphone',
      ['Samsung / S24 / spoons'],
    ],
    ['You can add at most 50 lines of what it fits', Array.from({ length: 51 }, (_, n) => `Samsung / S${n}`)],
  ])('is refused: %s', async (sentence, lines) => {
    await expect(deccan.call(editProduct, { id: await accessory('Wrong'), fits: lines })).rejects.toMatchObject({
      fields: { fits: sentence },
    });
  });

  it('is looked for among so many of the brand, those with most reviews first, and always by the GTIN', async () => {
    const rules = JSON.stringify(fitRules(Array.from({ length: 50 }, (_, n) => `Sony / Bravia ${n}`)));
    await sql`
      insert into products (id, seller_id, slug, title, description, category, section, brand, kind, price_paise,
        gst_rate_bp, listed, stock, review_count, review_sum, search_text, fit_rules)
      select gen_random_uuid(), ${cast.house}, 'mount-' || n, 'Mount', 'A mount', 'electronics', 'featured', 'boat',
        'other', 10000, 1800, true, 1, 9, 9, 'mount', ${rules}::jsonb
      from generate_series(1, 1999) n`.execute(shop.open.db);
    const mount = (reviews: number, ...lines: string[]) =>
      makeProduct(shop, cast.house, {
        ...{
          brand: 'boat',
          review_count: reviews,
          review_sum: reviews,
          fit_rules: JSON.stringify(fitRules(lines)),
        },
      });
    const liked = await mount(10, 'Sony / Bravia 900');
    const unseen = await mount(0, 'Sony / Bravia 900');
    const byGtin = await mount(0, EAN);
    const words = deviceWords('Sony Bravia 900', null);
    const device = { brand: 'sony', kinds: ['tv'], gtins: [`0${EAN}`], words };
    const found = await listFitting(shop.open.db, newId<'product'>(), device, 9);
    expect([liked, unseen, byGtin].map(id => found.some(each => each.id === id))).toEqual([true, false, true]);
    await sql`update products set listed = false where slug like 'mount-%'`.execute(shop.open.db);
  });

  it('is the same in SQL as by the rules, whatever is typed', async () => {
    const { below, oneOf } = chances(148);
    const line = () =>
      oneOf([
        `${oneOf(['samsung', 'apple'])} / ${oneOf(['Galaxy', 'S24', 'Galaxy S24', 'S24 Ultra', 'Note 9', 'Plus'])}`,
        `${oneOf(['samsung', 'apple'])} / ${oneOf(['', 'Galaxy'])} / ${oneOf(['tablet', 'smartphone', 'mobiles'])}`,
        oneOf([EAN, '4006381333931']),
      ]);
    const accessories = new Map<ProductId, readonly string[]>();
    for (let n = 0; n < 40; n += 1) {
      const lines = Array.from({ length: below(4) }, line);
      const fitting = { fits: JSON.stringify(lines), fit_rules: JSON.stringify(fitRules(lines)) };
      accessories.set(await makeProduct(shop, cast.house, { brand: 'boat', ...fitting }), lines);
    }
    for (let n = 0; n < 200; n += 1) {
      const words = Array.from({ length: 1 + below(4) }, () => oneOf(['Galaxy', 'S24', 'Ultra', 'Note', '9', 'S24+']));
      const device = {
        brand: oneOf(['samsung', 'apple', 'boat']),
        kinds: oneOf([['smartphone', 'mobiles'], ['tablet'], []]),
        gtins: oneOf([[], [`0${EAN}`], ['04006381333931'], [`0${EAN}`, '04006381333931']]),
        words: deviceWords(words.join(' '), null),
      };
      const found = await listFitting(shop.open.db, newId<'product'>(), device, 100);
      const ids = found.map(({ id }) => id).filter(id => accessories.has(id));
      const expected = [...accessories].filter(([, lines]) => fits(fitRules(lines), device)).map(([id]) => id);
      expect(ids.sort(), JSON.stringify(device)).toEqual(expected.sort());
    }
  });
});
