import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCards } from '#products/catalog/contract.ts';
import { newId } from '#shared/id.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('asking for cards of products on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
  });
  afterAll(() => shop.end());

  it('answers those on sale, each once, in the order and the language asked for', async () => {
    const translations = JSON.stringify([
      { language: 'hi', title: 'नंदी 5', description: '', highlights: [], of: '' },
    ]) as never;
    const phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5', translations });
    const cable = await makeProduct(shop, cast.deccan.sellerId, { title: 'Cable' });
    const hidden = await makeProduct(shop, cast.deccan.sellerId, { listed: false });
    const ids = [cable, hidden, newId<'product'>(), phone, cable];
    const titles = async (language?: string) =>
      (await shop.guest.call(listCards, { ids, ...(language && { language }) })).data.map(({ title }) => title);
    expect(await titles()).toEqual(['Cable', 'Nandi 5']);
    expect(await titles('hi')).toEqual(['Cable', 'नंदी 5']);
  });

  it('is computed for each request and never cached', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId);
    const { headers, body } = await shop.guest.inject({ url: `/api/shop/products/cards?ids=${id}` });
    expect([headers['cache-control'], JSON.parse(body).data.length]).toEqual(['private, no-store', 1]);
  });
});
