import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFeeds } from '#products/feeds/contract.ts';
import { FEED_NAMES, type FeedName, feedPath } from '#products/feeds/feed-names.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readGoogleTsv, readGoogleXml, readOpenAi, readPrices } from '#test/inspect/feeds/read-feeds.ts';

const ADDRESS = 'https://shop.example';
const picture = (name: string) => ({ src: `/media/photos/${name}.webp`, alt: name });
const READERS = {
  ...{ 'google.xml': readGoogleXml, 'google.tsv': readGoogleTsv },
  ...{ 'openai.jsonl': readOpenAi, 'prices.csv': readPrices },
} as const satisfies Record<FeedName, (text: string) => ReadonlyMap<string, unknown>>;
/** Everything that could end a cell, an element or a line at the wrong place. */
const NASTY = ' "Quoted"\tTab\nLine <b>&amp;</b> ]]> \u0000\u0008\uFFFE \uD83D 😀 = 5, 6: 7 ';

/** R75.1 */
describe.each(ENGINES)('feeds on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let phone: ProductId;
  let nasty: ProductId;
  let used: ProductId;
  let sold: ProductId;
  let refurbished: ProductId;
  let [black, blue]: ProductId[] = [];

  beforeAll(async () => {
    shop = await startTestShop(engine, { address: ADDRESS });
    cast = await castOf(shop);
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(4_900)));
    const { house } = cast;
    phone = await makeProduct(shop, house, {
      ...{ title: 'Galaxy S25 5G', slug: 'galaxy', gtin: '8806095000008', mpn: 'SM-S931B', model: 'S25' },
      ...{ price_paise: paise(80_000_00), sale_price_paise: paise(74_999_50), weight_grams: 162 },
      ...{ box_length: 160, box_width: 85, box_height: 40, review_count: 2, review_sum: 9 },
      images: JSON.stringify([picture('front'), picture('back')]),
      highlights: JSON.stringify(['6.2 inch AMOLED', '50 MP camera']),
      attributes: JSON.stringify({ ram: 8 * 1024, 'five-g': true }),
    });
    // SQL has no text with a NUL or half a pair of surrogates.
    const stored = NASTY.replaceAll(/\0|\p{Cs}/gu, '');
    nasty = await makeProduct(shop, cast.deccan.sellerId, {
      ...{
        title: `Cable${stored}${'x'.repeat(300)}`,
        slug: 'cable',
        description: stored.repeat(400),
        kind: 'cable',
        search_text: 'cable',
      },
      ...{ mpn: stored.slice(0, 60), box_length: 9, box_width: 9, box_height: 9 },
      highlights: JSON.stringify([stored, stored, stored]),
      options: JSON.stringify([{ name: 'Colour', value: stored }]),
    });
    used = await makeProduct(shop, house, { title: 'Tab', condition: 'open-box' });
    refurbished = await makeProduct(shop, house, { title: 'Watch', condition: 'refurbished', condition_grade: 'good' });
    sold = await makeProduct(shop, house, { stock: 0 });
    const family_id = newId<'family'>();
    const colour = (value: string) => ({ family_id, options: JSON.stringify([{ name: 'Colour', value }]) });
    black = await makeProduct(shop, house, colour('Black'));
    blue = await makeProduct(shop, house, colour('Blue'));
    await makeProduct(shop, house, { ...colour('Red'), listed: false, status: 'hidden' });
    await makeProduct(shop, house, { images: '[]' });
  });
  afterAll(() => shop.end());

  const read = async (name: FeedName, sellerId?: SellerId) => {
    const answer = await shop.guest.inject({ url: feedPath(name, sellerId) });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    return READERS[name](answer.body);
  };
  const itemOf = async (name: FeedName, id: ProductId | undefined) => (await read(name)).get(id as string);

  it.each(FEED_NAMES)('%s has every product on sale with a picture once, by the rules of its format', async name => {
    const ids = [...(await read(name)).keys()];
    expect(ids).toEqual([phone, nasty, used, refurbished, sold, black, blue]);
  });

  it.each(FEED_NAMES)('%s of a seller has that seller’s products only', async name => {
    expect([...(await read(name, cast.deccan.sellerId)).keys()]).toEqual([nasty]);
    expect((await read(name, newId<'seller'>())).size).toBe(0);
  });

  it('say to Google what the product page says', async () => {
    const item = await itemOf('google.xml', phone);
    expect(item).toEqual({
      id: phone,
      title: 'Galaxy S25 5G',
      description: 'A phone for trying things out.',
      link: `${ADDRESS}/product/galaxy`,
      image_link: `${ADDRESS}/media/photos/front.webp`,
      additional_image_link: [`${ADDRESS}/media/photos/back.webp`],
      availability: 'in_stock',
      price: '74999.50 INR',
      maximum_retail_price: '80000.00 INR',
      brand: 'samsung',
      gtin: '8806095000008',
      mpn: 'SM-S931B',
      condition: 'new',
      product_type: 'Mobiles and tablets > Smartphones',
      product_highlight: ['6.2 inch AMOLED', '50 MP camera'],
      product_detail: [
        { attribute_name: 'RAM', attribute_value: '8 GB' },
        { attribute_name: '5G', attribute_value: 'Yes' },
      ],
      shipping: [{ country: 'IN', price: '49.00 INR' }],
      shipping_weight: '162 g',
      shipping_length: '16 cm',
      shipping_width: '8.5 cm',
      shipping_height: '4 cm',
      external_seller_id: cast.house,
    });
    expect(await itemOf('google.tsv', phone)).toEqual(item);
  });

  it('say to OpenAI who sells, and leave buying to the shop', async () => {
    expect(await itemOf('openai.jsonl', phone)).toMatchObject({
      price: '74999.50 INR',
      image_url: `${ADDRESS}/media/preview/photos/front.jpg`,
      additional_image_urls: [`${ADDRESS}/media/preview/photos/back.jpg`],
      ...{ weight: '162', item_weight_unit: 'g', shipping: 'IN::Standard:49.00 INR', seller_url: ADDRESS },
      ...{ review_count: 2, star_rating: '4.50', is_eligible_search: true, is_eligible_checkout: false },
    });
    expect(await itemOf('openai.jsonl', phone)).not.toHaveProperty('marketplace_seller');
    expect(await itemOf('openai.jsonl', nasty)).toMatchObject({ marketplace_seller: 'deccan' });
  });

  it('give comparison sites both prices, the discount and the seller', async () => {
    expect(await itemOf('prices.csv', phone)).toMatchObject({
      ...{
        price: '74999.5',
        mrp: '80000',
        discount_percent: '6',
        delivery_charge: '49',
        seller: 'Bijli Bazaar',
      },
      ...{ gtin: '8806095000008', model: 'S25', rating: '4.5', reviews: '2' },
    });
  });

  it('name conditions and stock in the words of the formats', async () => {
    const items = await read('google.xml');
    const of = (id: ProductId) => [items.get(id)?.title, items.get(id)?.condition, items.get(id)?.availability];
    expect(of(used)).toEqual(['Open box · Tab', 'used', 'in_stock']);
    expect(of(refurbished)).toEqual(['Refurbished · Watch', 'refurbished', 'in_stock']);
    expect(of(sold)[2]).toBe('out_of_stock');
  });

  it.each([
    ['2000000000015', undefined],
    ['0212345678909', undefined],
    ['412345678993', undefined],
    ['9812345678903', undefined],
    ['21234562', undefined],
    ['40170725', '40170725'],
    ['614141000036', '614141000036'],
    ['10614141000033', '10614141000033'],
  ])('have the number of a barcode only if it is the same in every shop: %s', async (gtin, shown) => {
    await shop.open.db.updateTable('products').set({ gtin }).where('id', '=', used).execute();
    const item = await itemOf('google.xml', used);
    await shop.open.db.updateTable('products').set({ gtin: null }).where('id', '=', used).execute();
    expect([item?.gtin, item?.identifier_exists]).toEqual([shown, shown === undefined ? 'no' : undefined]);
  });

  it('tie the variants on sale together', async () => {
    const items = await read('openai.jsonl');
    const [one, other] = [items.get(black as string), items.get(blue as string)];
    expect(one).toMatchObject({ listing_has_variations: true, variant_dict: { Colour: 'Black' } });
    expect(other).toMatchObject({ group_id: one?.group_id, variant_dict: { Colour: 'Blue' } });
    expect(items.get(phone)).not.toHaveProperty('group_id');
  });

  it('come zipped to who can unzip them, the same text', async () => {
    const [plain, zipped] = await Promise.all([
      shop.guest.inject({ url: feedPath('google.tsv') }),
      shop.guest.inject({ url: feedPath('google.tsv'), headers: { 'accept-encoding': 'gzip' } }),
    ]);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('show a changed price at once', async () => {
    await shop.context.tx(async tx => {
      await tx.db
        .updateTable('products')
        .set({ price_paise: paise(500_00) })
        .where('id', '=', sold)
        .execute();
      tx.changed('catalog', `product:${sold}`);
    });
    expect(await itemOf('google.xml', sold)).toMatchObject({ price: '500.00 INR' });
  });

  it('are named to administrators for the shop, to sellers for their own products', async () => {
    const { data } = await (await shop.as(cast.admin)).call(listFeeds, {});
    expect(data.feeds.map(({ url }) => url)).toEqual(FEED_NAMES.map(name => ADDRESS + feedPath(name)));
    expect(data).toMatchObject({ listed: 7, withoutPicture: 1, withoutCode: 5 });
    const own = await (await shop.as(cast.deccan)).call(listFeeds, {});
    expect(own.data.feeds[0]?.url).toBe(`${ADDRESS}/feeds/${cast.deccan.sellerId}/google.xml`);
    expect(own.data).toMatchObject({ listed: 1, withoutPicture: 0, withoutCode: 0 });
  });

  it('are not served by a shop without a public address, which says so', async () => {
    const other = await startTestShop(engine);
    expect((await other.guest.inject({ url: feedPath('google.xml') })).statusCode).toBe(404);
    const { admin } = await castOf(other);
    expect((await (await other.as(admin)).call(listFeeds, {})).data.feeds).toEqual([]);
    await other.end();
  });

  it.each(['/feeds', '/feeds/google.json', '/feeds/deccan/google.xml', '/feeds/../google.xml'])(
    'has nothing at %s',
    async url => expect((await shop.guest.inject({ url })).statusCode).toBe(404),
  );
});
