import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SellerId } from '#shared/id.ts';
import { getShop } from '#shop/shop/contract.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { addressesIn } from '#test/inspect/sitemap-addresses.ts';

const ADDRESS = 'https://shop.example';
const read = async (shop: TestShop, url: string) => (await shop.guest.inject({ url })).body;

/** R9.6 */
describe('the sitemap of a large shop', () => {
  it('splits at fifty thousand pages and lets others through while it is written', async () => {
    const shop = await startTestShop('postgres', { address: ADDRESS });
    const { house } = await castOf(shop);
    await makeProduct(shop, house);
    for (let from = 0; from < 50_100; from += 5_010) await insertMany(shop, house, from, 5_010);
    await shop.context.tx(async tx => tx.changed('catalog'));

    expect(addressesIn(ADDRESS, await read(shop, '/sitemap.xml'), 'sitemapindex')).toHaveLength(2);
    let isWritten = false;
    const writing = read(shop, '/sitemap-1.xml').finally(() => {
      isWritten = true;
    });
    await shop.guest.call(getShop, {});
    expect(isWritten).toBe(false);
    const first = addressesIn(ADDRESS, await writing);
    const second = addressesIn(ADDRESS, await read(shop, '/sitemap-2.xml'));
    expect(first).toHaveLength(50_000);
    expect(new Set([...first, ...second].filter(path => path.startsWith('/product/'))).size).toBe(50_101);
    await shop.end();
  });
});

function insertMany(shop: TestShop, seller: SellerId, from: number, count: number) {
  return sql`
    insert into products (id, seller_id, slug, title, description, category, section, brand, kind, price_paise,
      gst_rate_bp, search_text, listed)
    select md5(n::text)::uuid, ${seller}::uuid, 'many-' || n, 'Many', 'Many.', 'electronics', 'featured', 'apple',
      'case', 100, 1800, 'many', true
    from generate_series(${from}::int + 1, ${from}::int + ${count}::int) n`.execute(shop.open.db);
}
