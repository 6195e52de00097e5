import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { getProduct } from '#products/catalog/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

let shop: TestShop;
let id: ProductId;
const family = newId<'family'>();
const made: Record<string, ProductId> = {};

beforeAll(async () => {
  shop = await startTestShop('postgres', { publicCacheBytes: 0 });
  const { house } = await castOf(shop);
  const make = async (title: string, rupees: number, familyId: string | null = null) => {
    made[title] = await makeProduct(shop, house, { title, price_paise: paise(rupees * 100), family_id: familyId });
    return made[title];
  };
  id = await make('Phone, red', 10_000, family);
  await make('Phone, blue', 9_000, family);
  await make('Other, small', 10_500);
  await make('Other, large', 12_000);
});
afterAll(() => shop.end());

const shown = async () => {
  const { data } = await shop.guest.call(getProduct, { id });
  return { siblings: data.siblings.map(({ title }) => title), related: data.related.map(({ title }) => title) };
};
const change = (title: string, values: object) =>
  shop.context.tx(async tx => {
    const of = made[title] as ProductId;
    await tx.db.updateTable('products').set(values).where('id', '=', of).execute();
    tx.changed(cacheTag.catalog, cacheTag.product(of));
  });

it('siblings and related products of a page follow every change', async () => {
  expect(await shown()).toEqual({
    siblings: ['Phone, blue', 'Phone, red'],
    related: ['Other, small', 'Other, large'],
  });
  await change('Other, large', { price_paise: paise(990_000) });
  expect((await shown()).related).toEqual(['Other, large', 'Other, small']);
  await change('Phone, red', { price_paise: paise(1_150_000) });
  expect((await shown()).related).toEqual(['Other, small', 'Other, large']);
  await change('Phone, blue', { title: 'Phone, green', price_paise: paise(2_000_000) });
  expect((await shown()).siblings).toEqual(['Phone, red', 'Phone, green']);
  await change('Phone, blue', { family_id: null });
  expect(await shown()).toEqual({
    siblings: ['Phone, red'],
    related: ['Other, small', 'Other, large', 'Phone, green'],
  });
  await change('Other, small', { listed: false });
  expect((await shown()).related).toEqual(['Other, large', 'Phone, green']);
});
