import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type SellerId } from '#shared/id.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R67.24 */
describe('the product that the address of a list holds up', () => {
  let shop: TestShop;
  let house: SellerId;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    ({ house } = await castOf(shop));
    await makeProduct(shop, house, { title: 'Plain telephone' });
  });
  afterAll(() => shop.end());

  const open = async (at: string) => {
    const { statusCode, headers, body } = await shop.guest.inject({ url: at });
    expect(body).toContain('Plain telephone');
    return [statusCode, headers['cache-control']];
  };
  const KEPT = [200, 'public, max-age=0, stale-if-error=600'];

  const LISTS = ['/shop/listing?', '/shop/search?keyword=telephone&'];

  it.each(LISTS)('is passed over when there is none: %s', async list => {
    expect(await open(`${list}product=${newId()}`)).toEqual(KEPT);
  });

  it.each(LISTS)('hides no list when it can’t be had whole, and such a page is kept nowhere: %s', async list => {
    const id = await makeProduct(shop, house, { title: 'Another telephone' });
    await shop.open.db.schema.alterTable('reviews').renameTo('lost').execute();
    const failed = await open(`${list}product=${id}`);
    // By this word the browser knows the page's own data, and does not take it for a failure of the way.
    const data = await shop.guest.inject({ url: `${list.replace('?', '.data?')}product=${id}` });
    await shop.open.db.schema.alterTable('lost').renameTo('reviews').execute();
    expect(failed).toEqual([503, 'private, no-store']);
    expect([data.statusCode, data.headers['x-remix-response']]).toEqual([503, 'yes']);
    expect(data.body).toContain('Plain telephone');
    expect(await open(`${list}product=${id}`)).toEqual(KEPT);
  });
});
