import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { rankProducts } from '#products/catalog/server/catalog.ts';
import { getFront } from '#products/fronts/front.contract.ts';
import type { FrontBody, Section, SectionOf } from '#products/fronts/front.ts';
import * as calls from '#products/fronts/fronts.contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

let made = 0;
const place = () => ({ _id: `s${++made}`, titles: {}, from: null, until: null });
const products = (more: Partial<SectionOf<'products'>> = {}): Section => ({
  ...place(),
  titles: { en: 'Phones' },
  kind: 'products',
  look: 'grid',
  count: 5,
  listing: '?kind=smartphone',
  chosen: [],
  tellsEnd: false,
  ...more,
});

describe.each(ENGINES)('fronts on the %s engine', engine => {
  let shop: TestShop;
  let admin: Client;
  let house: Cast['house'];
  let deccan: Cast['deccan'];
  let ritchie: Cast['ritchie'];
  beforeAll(async () => {
    shop = await startTestShop(engine);
    const cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    ({ house, deccan, ritchie } = cast);
  });
  afterAll(() => shop.end());
  afterEach(() => {
    vi.useRealTimers();
  });

  const add = (title: string, more: object = {}) =>
    makeProduct(shop, house, { title, kind: 'smartphone', section: 'trending', ...more });
  const shown = async (front: string, language?: string) => (await shop.guest.call(getFront, { front, language })).data;
  const titlesOn = async (front: string) =>
    (await shown(front)).sections.map(({ title, products: of }) => [title, ...(of?.shown ?? []).map(p => p.title)]);
  const save = async (front: string, body: FrontBody | null, publish = true) => {
    const { version } = (await admin.call(calls.readFront, { front })).data;
    if (body) return (await admin.call(calls.saveFront, { front, body, publish, version })).data;
    return (await admin.call(publish ? calls.resetFront : calls.discardFrontDraft, { front, version })).data;
  };
  const page = (sections: Section[], titles: FrontBody['titles'] = { en: 'Diwali' }): FrontBody => ({
    titles,
    sections,
  });

  it('the home page is that of the specification until another is published, and again after that', async () => {
    await add('Plain phone', { section: 'featured' });
    await add('Deal phone', { section: 'top-deals', price_paise: paise(200_00), sale_price_paise: paise(100_00) });
    const home = await shown('home');
    expect(home.sections.map(({ _id, title }) => [_id, title])).toEqual([
      ['banners', 'Offers'],
      ['brands', 'Shop by Brand'],
      ['featured', 'Featured Products'],
      ['top-deals', 'Top Deals'],
    ]);
    expect(home.sections.flatMap(({ products: of }) => of?.shown ?? []).map(({ title }) => title)).toEqual([
      'Plain phone',
      'Deal phone',
    ]);
    expect(home.sections[1]?.brands?.length).toBe(7);
    expect(home.kinds).toEqual([{ id: 'smartphone', label: 'Smartphones', count: 2, picture: null }]);

    await save('home', page([products()], {}));
    expect(await titlesOn('home')).toEqual([['Phones', 'Deal phone', 'Plain phone']]);
    await save('home', null);
    expect(await shown('home')).toEqual(home);
  });

  it('a section has the largest discounts of its rule, or what sells best of it', async () => {
    const buyer = await newBuyer(shop);
    const off = (title: string, sale: number | null, more: object = {}) =>
      add(title, {
        kind: 'radio',
        price_paise: paise(1_000_00),
        sale_price_paise: sale && paise(sale * 100),
        ...more,
      });
    await off('29 % off', 710);
    await off('Another kind', 100, { kind: 'soundbar' });
    const third = await off('30 % off', 700);
    const half = await off('Half price', 500);
    const plain = await off('Full price', null);
    const of = (more: object) => products({ listing: '?kind=radio', ...more });
    await save('sales', page([of({ minDiscount: 30 }), of({ soldInDays: 7, titles: { en: 'Hits' } })]));
    expect(await titlesOn('sales')).toEqual([['Phones', 'Half price', '30 % off']]);
    expect((await shown('sales')).sections[0]?.products).toMatchObject({ total: 2, listing: null });
    await admin.call(editProduct, { id: half, salePrice: null });
    expect(await titlesOn('sales')).toEqual([['Phones', '30 % off']]);

    await buy(buyer, [third, 1], [plain, 3]);
    await buyer.call(cancelOrder, { orderId: await buy(buyer, [half, 5]) });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect(await titlesOn('sales')).toEqual([
      ['Phones', '30 % off'],
      ['Hits', 'Full price', '30 % off'],
    ]);
    const both = of({ soldInDays: 7, minDiscount: 10 });
    await save('sales', page([both]));
    expect(await titlesOn('sales')).toEqual([['Phones', '30 % off']]);
    await save('sales', null);
  });

  it('a section has a discounted product although another seller’s offer of it is cheaper', async () => {
    const monitor = { kind: 'monitor', gtin: '4006381333931' };
    await add('Discounted', { ...monitor, price_paise: paise(1_000_00), sale_price_paise: paise(500_00) });
    await add('Less', { ...monitor, gtin: null, price_paise: paise(1_000_00), sale_price_paise: paise(600_00) });
    await makeProduct(shop, deccan.sellerId, {
      title: 'Cheap',
      ...monitor,
      price_paise: paise(400_00),
      sale_price_paise: null,
    });
    await makeProduct(shop, ritchie.sellerId, {
      ...{ title: 'Discounted too', ...monitor },
      ...{ price_paise: paise(1_000_00), sale_price_paise: paise(550_00) },
    });
    await save('offers', page([products({ listing: '?kind=monitor', minDiscount: 10 })]));
    expect(await titlesOn('offers')).toEqual([['Phones', 'Discounted', 'Less']]);
    expect((await shown('offers')).sections[0]?.products?.total).toBe(2);
    await save('offers', null);
  });

  it('a section whose ranking takes too long is empty, and is not ranked again for a minute', async () => {
    let asked = 0;
    const bestSold = () => {
      asked += 1;
      return Promise.reject(
        Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
      );
    };
    const ctx = { ...shop.context, ports: { ...shop.context.ports, bestSold } };
    const rank = () =>
      rankProducts(ctx, { filter: { kind: ['radio'] }, ranking: { soldInDays: 89, minDiscount: null }, most: 5 });
    expect([await rank(), await rank(), asked]).toEqual([{ total: 0, shown: [] }, { total: 0, shown: [] }, 1]);
  });

  it('a landing page is there from the moment it is published until it is taken down', async () => {
    await expect(shown('diwali')).rejects.toMatchObject({ code: 'fronts.missing', status: 404 });
    await save('diwali', page([products()]), false);
    await expect(shown('diwali')).rejects.toMatchObject({ code: 'fronts.missing' });
    await save('diwali', page([products({ titles: { en: 'Phones', hi: 'फ़ोन' } })], { en: 'Diwali', hi: 'दीवाली' }));
    expect(await shown('diwali', 'hi')).toMatchObject({ title: 'दीवाली', sections: [{ title: 'फ़ोन' }] });
    expect(await shown('diwali', 'ta')).toMatchObject({ title: 'Diwali', langs: { title: 'en' } });
    await save('diwali', null);
    await expect(shown('diwali')).rejects.toMatchObject({ code: 'fronts.missing' });
  });

  it('a change of a product is in the next answer, and products that are not on sale are left out', async () => {
    const [one, two] = [await add('First'), await add('Second')];
    await save('chosen', page([products({ listing: null, chosen: [two, one] })]));
    expect(await titlesOn('chosen')).toEqual([['Phones', 'Second', 'First']]);
    await admin.call(editProduct, { id: one, title: 'First, renamed' });
    expect(await titlesOn('chosen')).toEqual([['Phones', 'Second', 'First, renamed']]);
    await admin.call(editProduct, { id: two, status: 'hidden' });
    expect(await titlesOn('chosen')).toEqual([['Phones', 'First, renamed']]);
  });

  it('a section begins and ends at its times without anybody pressing anything', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-30T12:00:00Z');
    const sale = products({ from: '2026-11-30T13:00:00Z', until: '2026-11-30T14:00:00Z', tellsEnd: true });
    await save('sale', page([sale]));
    const countAt = async (moment: string) => {
      vi.setSystemTime(moment);
      return (await shown('sale')).sections.length;
    };
    expect(await countAt('2026-11-30T12:59:59Z')).toBe(0);
    expect(await countAt('2026-11-30T13:00:00Z')).toBe(1);
    expect((await shown('sale')).sections[0]?.products?.until).toBe('2026-11-30T14:00:00Z');
    expect(await countAt('2026-11-30T13:59:59Z')).toBe(1);
    expect(await countAt('2026-11-30T14:00:00Z')).toBe(0);
  });

  it('price tiles have a number, and those without products are left out', async () => {
    await add('Cheap phone', { price_paise: paise(4_000_00) });
    const prices: Section = {
      ...place(),
      titles: { en: 'Budget' },
      kind: 'prices',
      listing: '?kind=smartphone',
      upTo: [1, 5_000],
    };
    await save('budget', page([prices]));
    const [section] = (await shown('budget')).sections;
    expect(section?.prices).toEqual([
      { upTo: 5_000, listing: '?kind=smartphone&maxPrice=5000', total: expect.any(Number) },
    ]);
  });

  it('the preview says which sections have nothing to show, and changes nothing', async () => {
    const later = products({ from: '2099-01-01T00:00:00Z' });
    const over = products({ until: '2020-01-01T00:00:00Z' });
    const empty = products({ listing: '?kind=camera' });
    const body = page([products(), later, over, empty]);
    const { data } = await admin.call(calls.previewFront, { front: 'later', body });
    expect(data.states.map(({ state }) => state)).toEqual(['shown', 'later', 'over', 'empty']);
    expect(data.front.sections).toHaveLength(2);
    await expect(shown('later')).rejects.toMatchObject({ code: 'fronts.missing' });
    const payload = { front: 'later', body, language: 'xx' };
    const unspoken = await admin.inject({ method: 'POST', url: '/api/admin/fronts/preview', payload });
    expect(unspoken.json()).toMatchObject({ code: 'request.invalid', fields: { language: expect.any(String) } });
  });

  it('versions are kept with who and when, and an older one can be published again', async () => {
    await save('kept', page([products()], { en: 'One' }));
    await save('kept', page([], { en: 'Two' }));
    await save('kept', page([], { en: 'Draft' }), false);
    const { versions } = await save('kept', null, false);
    expect(versions.map(({ version, isDraft }) => [version, isDraft])).toEqual([
      [2, false],
      [1, false],
    ]);
    expect(versions[0]?.changedBy).toBe(
      (await admin.call(calls.listFronts, {})).data.find(({ front }) => front === 'kept')?.changedBy,
    );
    const { data } = await admin.call(calls.readFrontVersion, { front: 'kept', version: 1 });
    await save('kept', data.body);
    expect((await shown('kept')).title).toBe('One');
    const acts = (await admin.call(listAudit, { limit: 100 })).data.map(({ act }) => act);
    for (const act of ['front.drafted', 'front.discarded', 'front.published', 'front.reset'])
      expect(acts).toContain(act);
  });

  it('the later of two administrators is refused', async () => {
    const { version } = (await admin.call(calls.readFront, { front: 'home' })).data;
    const put = () => admin.call(calls.saveFront, { front: 'home', body: page([], {}), publish: false, version });
    await put();
    await expect(put()).rejects.toMatchObject({ code: 'fronts.changed', status: 409 });
    await save('home', null, false);
  });

  const text: Section = {
    ...place(),
    titles: { en: 'Text' },
    kind: 'text',
    texts: {},
    picture: null,
    to: null,
    verbs: {},
  };
  it.each<[string, Section[], string, string]>([
    ['a brand that the shop does not have', [products({ listing: '?brand=none' })], 'listing', 'none'],
    ['a category that it does not have', [products({ listing: '?kind=none' })], 'listing', 'none'],
    ['an attribute that it does not have', [products({ listing: '?attr=none.1' })], 'listing', 'none'],
    ['a filter that lists do not know', [products({ listing: '?colour=red' })], 'listing', 'colour=red'],
    ['a list of another site', [products({ listing: 'https://evil.example/shop/listing' })], 'listing', 'evil.example'],
    ['an unknown product', [products({ listing: null, chosen: [newId<'product'>()] })], 'chosen', 'no longer exists'],
    ['no product at all', [products({ listing: null })], 'chosen', 'at least one'],
    ['no title', [products({ titles: {} })], 'titles.en', 'title'],
    [
      'an end before the beginning',
      [products({ from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' })],
      'until',
      'after',
    ],
    ['no end to tell', [products({ tellsEnd: true })], 'until', 'end'],
    ['an address of another site', [{ ...text, to: 'https://evil.example/', verbs: { en: 'Go' } }], 'to', 'this shop'],
    ['a script as an address', [{ ...text, to: 'javascript:alert(1)', verbs: { en: 'Go' } }], 'to', 'this shop'],
    ['a title that is too long', [products({ titles: { en: 'x'.repeat(101) } })], 'titles.en', '100'],
    ['a link without words', [{ ...text, to: '/shop/listing' }], 'verbs.en', 'link'],
    ['a section twice', [text, text], '_id', 'twice'],
  ])('%s is refused at its place', async (_what, sections, field, sentence) => {
    const refused = save('bad', page(sections));
    await expect(refused).rejects.toMatchObject({
      code: 'fronts.invalid',
      fields: { [`sections.${sections.length - 1}.${field}`]: expect.stringContaining(sentence) },
    });
    expect((await admin.call(calls.readFront, { front: 'bad' })).data.version).toBe(0);
  });

  it.each<[string, object]>([
    ['500 sections', page(Array.from({ length: 500 }, () => ({ ...place(), kind: 'banners' })))],
    ['a title of 10,000 characters', page([], { en: 'x'.repeat(10_000) })],
    ['a language that the shop does not speak', page([], { en: 'One', xx: 'Two' })],
    ['a kind that there is not', page([{ ...products(), kind: 'video' } as never])],
    ['more cards than fit', page([products({ count: 25 })])],
  ])('%s: a clear error', async (_what, body) => {
    const payload = { front: 'bad', body, publish: true, version: 0 };
    const { statusCode, body: answer } = await admin.inject({ method: 'PUT', url: '/api/admin/fronts/save', payload });
    expect([statusCode, JSON.parse(answer).code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(JSON.parse(answer).fields)[0]).toMatch(/^body/);
    expect((await admin.call(calls.readFront, { front: 'bad' })).data.version).toBe(0);
  });

  it('a picture that nobody uploaded is refused', async () => {
    const strange = { ...text, picture: '//evil.example/a.webp' };
    await expect(save('bad', page([strange]))).rejects.toMatchObject({ code: 'picture.unknown' });
  });
});
