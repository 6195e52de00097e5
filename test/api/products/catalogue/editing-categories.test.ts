import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRates } from '#office/settings/rates/rates.contract.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { listProducts, searchProducts } from '#products/catalog/contract.ts';
import * as calls from '#products/categories/contract.ts';
import { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { categoriesOf, PLAIN, refused } from '#test/builders/editing-categories.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, clientOf, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R1.10 */
describe.each(ENGINES)('editing categories on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let { all, one, within, add, change } = {} as ReturnType<typeof categoriesOf>;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    ({ all, one, within, add, change } = categoriesOf(admin));
  });
  afterAll(() => shop.end());

  it('starts with the whole tree, each before those in it, with how many products are in each', async () => {
    await makeProduct(shop, cast.deccan.sellerId, { kind: 'headphones' });
    await makeProduct(shop, cast.deccan.sellerId, { kind: 'headphones', deleted_at: new Date(), listed: false });
    const tree = await all();
    expect(tree).toHaveLength(195);
    expect(tree.every(({ parent }, at) => tree.findIndex(({ _id }) => _id === parent) < at)).toBe(true);
    expect(await one('headphones')).toMatchObject({ parent: 'audio', products: 1, fixed: false });
    expect(await one('audio')).toMatchObject({ products: 0, fixed: true });
  });

  it('adds a category that forms, filters and rates offer at once, in the language asked for', async () => {
    const added = await add('Smart bangles', {
      ...{ parent: 'wearable', names: { en: 'Smart bangles', hi: 'स्मार्ट कड़ा', ta: '' }, said: 'bangle' },
      ...{ hsn: '8517 62', gstRate: 5, serialKind: 'serial' },
    });
    expect(added).toEqual({
      ...{ _id: 'smart-bangles', parent: 'wearable', names: { en: 'Smart bangles', hi: 'स्मार्ट कड़ा' }, said: 'bangle' },
      ...{
        hsn: '851762',
        gstRate: 5,
        serialKind: 'serial',
        hidden: false,
        picture: null,
        returns: null,
        products: 0,
        fixed: false,
        version: expect.any(String),
      },
      position: (await within('wearable')).length - 1,
    });
    const { data } = await deccan.call(getProductChoices, {}, { headers: { 'accept-language': 'hi' } });
    expect(data.categories).toContainEqual(
      expect.objectContaining({ id: 'smart-bangles', label: 'स्मार्ट कड़ा', hsn: '851762', gstRateBp: 500 }),
    );
    expect((await admin.call(getRates, {})).data.categories).toContainEqual(
      expect.objectContaining({ id: 'smart-bangles', label: 'Smart bangles' }),
    );
    const made = await addPhone(deccan, { title: 'Kangan Two', kind: 'smart-bangles', status: 'draft' });
    expect(made).toMatchObject({ hsn: '851762', gstRate: 5, serialKind: 'serial' });
    await makeProduct(shop, cast.deccan.sellerId, { title: 'Kangan One', kind: 'smart-bangles' });
    const { facets } = await shop.guest.call(listProducts, { kind: ['wearable'] });
    expect(facets.kind).toContainEqual({ value: 'smart-bangles', label: 'Smart bangles', count: 1 });
  });

  it('makes an id of the name, another where it is taken, or takes the one that is given', async () => {
    expect((await add('Walkie-talkies!'))._id).toBe('walkie-talkies');
    expect((await add('Walkie: talkies two', { id: 'two-way-radio' }))._id).toBe('two-way-radio');
    expect((await add('Case', { parent: 'walkie-talkies' }))._id).toBe('case-2');
    expect((await add('---', { names: { en: 'दूरबीन' } }))._id).toBe('category');
  });

  it('renames one, and filters, forms and the search know it', async () => {
    await change(await one('smart-bangles'), { names: { en: 'Wrist bangles', hi: 'कंगन' }, said: 'mudrika' });
    const { facets } = await shop.guest.call(listProducts, { kind: ['wearable'], language: 'hi' });
    expect(facets.kind).toContainEqual({ value: 'smart-bangles', label: 'कंगन', count: 1 });
    for (const keyword of ['mudrika', 'कंगन', 'wrist'])
      await expect
        .poll(async () => (await shop.guest.call(searchProducts, { keyword })).data.map(({ title }) => title))
        .toEqual(['Kangan One']);
    expect((await shop.guest.call(searchProducts, { keyword: 'smart rings' })).data).toEqual([]);
  });

  it('moves one with all that is in it, and puts it among its siblings', async () => {
    const [first = '', second = ''] = await within('audio');
    const { version } = await one(first);
    expect((await change(await one(second), { position: 0 })).position).toBe(0);
    expect((await within('audio')).slice(0, 2)).toEqual([second, first]);
    // The one that made room has not changed for those who edit it.
    expect(await one(first)).toMatchObject({ position: 1, version });

    await change(await one('audio'), { parent: 'computers' });
    expect(await within('computers')).toEqual([
      ...['laptop', 'desktop', 'all-in-one-pc', 'mini-pc', 'monitor'],
      'audio',
    ]);
    const { facets } = await shop.guest.call(listProducts, { kind: ['computers'] });
    expect(facets.kind).toContainEqual({ value: 'headphones', label: 'Headphones', count: 1 });
    const audio = await one('audio');
    await change(audio, { parent: null });
    expect((await one('headphones')).parent).toBe('audio');
  });

  it.each<[string, string, object, string]>([
    ['a cycle', 'audio', { parent: 'headphones' }, 'parent'],
    ['itself as its parent', 'audio', { parent: 'audio' }, 'parent'],
    ['an unknown parent', 'audio', { parent: 'spaceship' }, 'parent'],
    ['no English name', 'audio', { names: { en: ' ', hi: 'ऑडियो' } }, 'names.en'],
    ['a name without letters', 'audio', { names: { en: '!!' } }, 'names.en'],
    ['a long name', 'audio', { names: { en: 'a'.repeat(61) } }, 'names.en'],
    ['a name in a language the shop does not have', 'audio', { names: { en: 'Audio', tlh: 'wab' } }, 'names.tlh'],
    ['the name of a sibling, in capitals', 'headphones', { names: { en: 'SOUND-BARS' } }, 'names.en'],
    ['the Hindi name of another', 'audio', { names: { en: 'Audio', hi: 'लैपटॉप' } }, 'names.hi'],
    ['long search words', 'audio', { said: 'a '.repeat(201) }, 'said'],
    ['five digits of HSN', 'audio', { hsn: '85171' }, 'hsn'],
    ['a GST rate that has ended', 'audio', { gstRate: 12 }, 'gstRate'],
  ])('refuses %s in a sentence, and changes nothing', async (_what, id, wrong, field) => {
    const before = await all();
    const sent = { ...PLAIN, names: (await one(id)).names, parent: (await one(id)).parent, ...wrong };
    const changed = admin.call(calls.changeCategory, { id, version: (await one(id)).version, ...sent });
    await expect(changed).rejects.toEqual(refused('categories.invalid', field));
    await expect(changed).rejects.toMatchObject({ message: expect.stringMatching(/\p{L}{2}/u) });
    expect(await all()).toEqual(before);
  });

  it('refuses ids that are taken or none, more than four levels, sixty in one and five hundred in all', async () => {
    for (const id of ['audio', 'Big', 'a b', '', '../x'])
      await expect(add('Something else', { id })).rejects.toEqual(refused('categories.invalid', 'id'));
    const deep = await add('Deep two', { parent: (await add('Deep one'))._id });
    const deepest = await add('Deep four', { parent: (await add('Deep three', { parent: deep._id }))._id });
    await expect(add('Deep five', { parent: deepest._id })).rejects.toEqual(refused('categories.invalid', 'parent'));
    await expect(change(await one('deep-one'), { parent: 'audio' })).rejects.toEqual(
      refused('categories.invalid', 'parent'),
    );
    const many = async (prefix: string, parent: string, count: number) =>
      sql`insert into categories (id, parent_id, position, names)
        select ${prefix} || n, ${parent}, n, jsonb_build_object('en', ${prefix} || ' ' || n)
        from generate_series(1, ${count}::int) n`.execute(shop.open.db);
    await many('wide-', 'deep-two', 59);
    await expect(add('Wide too', { parent: 'deep-two' })).rejects.toEqual(refused('categories.invalid', 'parent'));
    await many('more-', 'deep-one', 500 - (await all()).length);
    await expect(add('One more')).rejects.toEqual(refused('categories.invalid', 'parent'));
    await sql`delete from categories where id like 'wide-%' or id like 'more-%'`.execute(shop.open.db);
  });

  it('refuses the later of two administrators, with the category as it is now', async () => {
    const ben = await shop.as(cast.admin);
    const { _id: id, position: _, ...sent } = await one('tv');
    const both = await Promise.allSettled([
      admin.call(calls.changeCategory, { ...sent, id, said: 'telly' }),
      ben.call(calls.changeCategory, { ...sent, id, said: 'goggle box' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toMatchObject({ code: 'categories.changed', status: 409, data: await one('tv') });
    expect(reason.message).toMatch(/^anita has changed this category in the meantime\./);
  });

  it('refuses the later of two that would put each into the other', async () => {
    const [tv, gaming] = await Promise.all([one('tv-and-video'), one('gaming')]);
    const both = await Promise.allSettled([
      change(tv, { parent: 'gaming' }),
      change(gaming, { parent: 'tv-and-video' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toEqual(refused('categories.invalid', 'parent'));
  });

  it('writes what was changed into the audit log, shown in the language of the reader', async () => {
    const { data } = await admin.call(listAudit, { act: 'category.changed' }, { headers: { 'accept-language': 'hi' } });
    const rename = data.find(({ after }) => after?.names?.startsWith('Wrist bangles'));
    expect(rename).toMatchObject({ on: { kind: 'category', name: 'Smart bangles' } });
    expect(rename?.changes).toContain('नाम: Smart bangles, स्मार्ट कड़ा → Wrist bangles, कंगन');
    expect(rename?.before).not.toHaveProperty('hsn');
  });
});

describe('an edited tree', () => {
  it('is known to every process at once', async () => {
    const shop = await startTestShop('postgres');
    const cast = await castOf(shop);
    const open = await openPostgres(shop.databaseUrl ?? '', 4);
    const quiet = { publicUrl: undefined, trustProxy: false, logLevel: 'silent', worksJobs: false } as const;
    const mail = { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined };
    const second: Shop = await openShop(open, { ...quiet, mail });
    try {
      const admin = await shop.as(cast.admin);
      await makeProduct(shop, cast.deccan.sellerId, { kind: 'headphones' });
      const there = clientOf(second, undefined);
      const labels = async () =>
        (await there.call(listProducts, {})).facets.kind.map(({ value, label }) => [value, label]);
      await expect.poll(labels).toContainEqual(['headphones', 'Headphones']);
      const tree = (await admin.call(calls.listCategories, {})).data;
      const { _id: id, ...headphones } = tree.find(({ _id }) => _id === 'headphones') ?? expect.fail();
      await admin.call(calls.changeCategory, { ...headphones, id, names: { en: 'Cans' } });
      await expect.poll(labels).toContainEqual(['headphones', 'Cans']);
      const { version } = (await admin.call(calls.previewRemoval, { id, to: 'audio' })).data;
      await admin.call(calls.deleteCategory, { id, to: 'audio', version });
      await expect.poll(labels).toEqual([['audio', 'Audio']]);
    } finally {
      await second.close().finally(open.close);
      await shop.end();
    }
  });
});
