import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import { rederiveProducts } from '#products/catalog/server/catalog.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('filters by typed attributes, on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let image: string;
  const ids = new Map<string, ProductId>();
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    image = await pictureOn(shop, cast.deccan.sellerId);
    await add('A', 'smartphone', { ram: 8, panel: 'oled', 'five-g': true, processor: 'x1' });
    await add('B', 'smartphone', { ram: 8, panel: 'ips', 'five-g': false });
    await add('C', 'smartphone', { ram: 12, panel: 'oled', 'five-g': true });
    await add('D', 'smartphone', {});
    await add('T', 'tablet', { ram: 8, panel: 'ips' });
    await add('W', 'washing-machine', { load: 7 });
  });
  afterAll(() => shop.end());

  const add = async (title: string, kind: string, attributes: Record<string, string | number | boolean>) => {
    ids.set(title, (await addPhone(deccan, { title: `Nandi ${title}`, kind, image, attributes }))._id);
  };
  const found = async (more: object) => {
    const { data, facets } = await shop.guest.call(listProducts, { ...more, sortBy: 'title-atoz' });
    return { titles: data.map(({ title }) => title.slice(-1)).join(''), facets: facets.attributes };
  };
  const counts = (facets: Awaited<ReturnType<typeof found>>['facets'], id: string) =>
    facets.find(group => group.id === id)?.values.map(({ value, count }) => [value, count]);

  it('are offered with counts once a category is chosen, or all products share it', async () => {
    expect((await found({})).facets).toEqual([]);
    const { facets } = await found({ kind: ['smartphone'] });
    expect(counts(facets, 'ram')).toEqual([
      ['ram.8', 2],
      ['ram.12', 1],
    ]);
    expect(counts(facets, 'five-g')).toEqual([
      ['five-g.yes', 2],
      ['five-g.no', 1],
    ]);
    expect(facets.map(({ id }) => id)).not.toContain('processor');
    const words = { keyword: 'washing machine' };
    const { facets: searched } = await shop.guest.call(searchProducts, words);
    expect(searched.attributes.map(({ id }) => id)).toEqual(['load']);
  });

  it('are those that several categories have in common', async () => {
    const { facets } = await found({ kind: ['mobiles'] });
    expect(counts(facets, 'ram')).toEqual([
      ['ram.8', 3],
      ['ram.12', 1],
    ]);
    expect((await found({ kind: ['smartphone', 'washing-machine'] })).facets).toEqual([]);
  });

  it('find any value of one attribute, and all attributes together; each leaves the counts of its own', async () => {
    expect((await found({ attr: ['ram.8'] })).titles).toBe('ABT');
    expect((await found({ attr: ['ram.8', 'ram.12'] })).titles).toBe('ABCT');
    const { titles, facets } = await found({ kind: ['smartphone'], attr: ['ram.8', 'panel.oled'] });
    expect(titles).toBe('A');
    expect(counts(facets, 'ram')).toEqual([
      ['ram.8', 1],
      ['ram.12', 1],
    ]);
    expect(counts(facets, 'panel')).toEqual([
      ['panel.ips', 1],
      ['panel.oled', 1],
    ]);
    expect((await found({ attr: ['ram.10-16'] })).titles).toBe('C');
  });

  it('stay as far as all chosen categories have them, when another category is chosen', async () => {
    const attr = ['ram.8', 'five-g.yes'];
    expect((await found({ kind: ['smartphone'], attr })).titles).toBe('A');
    expect((await found({ kind: ['smartphone', 'tablet'], attr: ['ram.8', 'sim-slots.2'] })).titles).toBe('ABT');
    const { titles, facets } = await found({ kind: ['smartphone', 'washing-machine'], attr });
    expect(titles).toBe('ABCDW');
    expect(facets).toEqual([]);
  });

  it('are labelled in the language asked for, and stay while they are chosen', async () => {
    const { facets } = await found({ attr: ['ram.64', 'five-g.yes'], language: 'hi' });
    expect(facets).toEqual([
      { id: 'ram', label: 'रैम', values: expect.arrayContaining([{ value: 'ram.64', label: '64 GB', count: 0 }]) },
      { id: 'five-g', label: '5G', values: [{ value: 'five-g.yes', label: 'हाँ', count: 0 }] },
    ]);
  });

  it.each(['wings.2', 'ram.lots', 'processor.x1'])('find nothing by %s', async word => {
    expect((await found({ attr: [word] })).titles).toBe('');
  });

  it('follow a change at once, and are right after the index is built anew', async () => {
    const id = ids.get('D') as ProductId;
    await deccan.call(editProduct, { id, attributes: { ram: 8 } });
    await expect.poll(async () => (await found({ attr: ['ram.8'] })).titles).toBe('ABDT');
    await deccan.call(editProduct, { id, attributes: {} });
    await expect.poll(async () => (await found({ attr: ['ram.8'] })).titles).toBe('ABT');
    expect(await rederiveProducts(shop.context)).toBe(0);
    expect((await found({ attr: ['ram.8'] })).titles).toBe('ABT');
  });

  it('is refused as a word of no attribute', async () => {
    const { statusCode } = await shop.guest.inject({ url: '/api/shop/products/get?attr=ram' });
    expect(statusCode).toBe(400);
  });
});
