import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRates, saveRates } from '#office/settings/rates/rates.contract.ts';
import { approveProducts } from '#products/approvals/contract.ts';
import { getProduct, listProducts, searchProducts } from '#products/catalog/contract.ts';
import * as calls from '#products/categories/contract.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { addPhone } from '#test/builders/adding-products.ts';
import { waitingProduct } from '#test/builders/approving.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { categoriesOf, refused } from '#test/builders/editing-categories.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R1.11 */
describe.each(ENGINES)('deleting categories on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let { all, one, add, change, removal, drop } = {} as ReturnType<typeof categoriesOf>;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    ({ all, one, add, change, removal, drop } = categoriesOf(admin));
    const usual = { hsn: '851762', gstRate: 5, serialKind: 'serial' };
    await add('Smart bangles', { parent: 'wearable', said: 'bangle', ...usual });
    await addPhone(deccan, { title: 'Kangan Two', kind: 'smart-bangles', status: 'draft' });
    await makeProduct(shop, cast.deccan.sellerId, { title: 'Kangan One', kind: 'smart-bangles' });
    await makeProduct(shop, cast.deccan.sellerId, { kind: 'headphones' });
  });
  afterAll(() => shop.end());

  it('knows one that was deleted and added anew from the one somebody has read', async () => {
    const read = await add('Telegraphs');
    await change(read, { said: 'morse' });
    await drop('telegraphs');
    const now = await add('Telegraphs', { said: 'morse code' });
    await expect(change(read, { hidden: true })).rejects.toMatchObject({ code: 'categories.changed', data: now });
  });

  it('keeps fixed categories, those with others in them and those with rates of their own', async () => {
    await add('Walkie-talkies');
    const { data } = await admin.call(getRates, {});
    const planned = {
      name: 'commission',
      kind: 'walkie-talkies',
      hsn: null,
      basisPoints: 700,
      from: '2027-04-01',
    } as const;
    await admin.call(saveRates, { version: data.version, entries: [...data.entries, planned] });
    const before = await all();
    for (const [id, code] of [
      ['smartphone', 'categories.fixed'],
      ['other', 'categories.fixed'],
      ['computers', 'categories.has_others'],
      ['walkie-talkies', 'categories.has_rates'],
      ['spaceship', 'categories.missing'],
    ] as const) {
      await expect(removal(id)).rejects.toEqual(refused(code));
      const dropped = admin.call(calls.deleteCategory, { id, to: 'case', version: 'any' });
      await expect(dropped).rejects.toEqual(refused(code));
    }
    expect(await all()).toEqual(before);
  });

  it('deletes an empty one, which adding it anew takes back', async () => {
    const {
      products: _,
      fixed: _fixed,
      version: _version,
      _id: id,
      ...facts
    } = await add('Pocket radios', { parent: 'audio' });
    await drop(id);
    expect((await all()).map(({ _id }) => _id)).not.toContain(id);
    const { data } = await admin.call(calls.addCategory, { id, ...facts });
    expect(data).toMatchObject({ _id: id, ...facts });
  });

  it('moves the products of one that is deleted, as the preview said, and leaves prices, stock and orders', async () => {
    const rates = (await admin.call(getRates, {})).data;
    const commission = {
      name: 'commission',
      kind: 'wearable',
      hsn: null,
      basisPoints: 850,
      from: rates.today,
    } as const;
    await admin.call(saveRates, { version: rates.version, entries: [...rates.entries, commission] });
    const { sellerId } = cast.ritchie;
    const bare = await makeProduct(shop, sellerId, { slug: 'bangle-two', kind: 'smart-bangles', hsn: null });
    await makeProduct(shop, sellerId, { kind: 'smart-bangles', status: 'draft', listed: false });
    await makeProduct(shop, sellerId, { kind: 'smart-bangles', deleted_at: new Date(), listed: false });
    await buy(await newBuyer(shop), [bare, 2]);
    const factsOf = async () => {
      const { rows } = await sql<{ id: string; content_version: number }>`
        select id, content_version, to_jsonb(p) - array['kind', 'version', 'content_version', 'updated_at', 'search_text']
          as facts
        from products p order by id`.execute(shop.open.db);
      const lines = await sql`select * from order_lines order by id`.execute(shop.open.db);
      return { products: rows.map(({ content_version: _, ...facts }) => facts), lines: lines.rows };
    };
    const before = await factsOf();

    const preview = await removal('smart-bangles', 'headphones');
    expect(preview).toMatchObject({ products: 4, deleted: 1, sellers: 2, withoutHsn: 4 });
    expect(preview.changes).toEqual([
      { what: 'hsn', from: '851762', to: '851830' },
      { what: 'gstRate', from: '5%', to: null },
      { what: 'serialKind', from: 'serial', to: 'none' },
      { what: 'commission', from: '8.5%', to: '0%' },
    ]);
    for (const to of ['smart-bangles', 'spaceship'])
      await expect(removal('smart-bangles', to)).rejects.toEqual(refused('categories.invalid', 'to'));
    await expect(drop('smart-bangles')).rejects.toEqual(refused('categories.in_use'));
    expect((await one('smart-bangles')).products).toBe(4);

    await drop('smart-bangles', 'headphones');
    expect(await factsOf()).toEqual(before);
    expect((await one('headphones')).products).toBe(5);
    const slugs = async (kind: string) =>
      (await shop.guest.call(listProducts, { kind: [kind] })).data.map(({ slug }) => slug);
    expect(await slugs('headphones')).toContain('bangle-two');
    expect(await slugs('smart-bangles')).toEqual([]);
    await expect
      .poll(async () => (await shop.guest.call(searchProducts, { keyword: '"headphone" "kangan"' })).data.length)
      .toBe(1);
    const [act] = (await admin.call(listAudit, { act: 'category.deleted' })).data;
    expect(act).toMatchObject({
      by: 'anita',
      on: { name: 'Smart bangles' },
      after: { products: '5', to: 'Headphones' },
    });
  });

  it('moves products for which the category waits, too', async () => {
    const { _id: kind } = await add('Gramophones');
    const { id, approvalId } = await waitingProduct(shop, cast.deccan.sellerId, { kind, hsn: '851930' });
    expect(await removal(kind, 'audio')).toMatchObject({ products: 1, sellers: 1 });
    await expect(drop(kind)).rejects.toEqual(refused('categories.in_use'));
    await drop(kind, 'audio');
    const seen = { approvals: [{ _id: approvalId, version: 1 }] };
    await expect(admin.call(approveProducts, seen)).rejects.toEqual(refused('approvals.changed'));
    await admin.call(approveProducts, { approvals: [{ _id: approvalId, version: 2 }] });
    expect((await shop.guest.call(getProduct, { id })).data.kind).toBe('audio');
  });

  it('refuses a deletion whose preview is out of date, with the new one', async () => {
    await add('Pagers');
    const { version } = await removal('pagers', 'tv');
    await makeProduct(shop, cast.deccan.sellerId, { kind: 'pagers' });
    const dropped = admin.call(calls.deleteCategory, { id: 'pagers', to: 'tv', version });
    await expect(dropped).rejects.toMatchObject({
      ...{ code: 'categories.removal_changed', status: 409 },
      data: { products: 1, sellers: 1 },
    });
    const { version: seen } = await removal('pagers', 'tv');
    await change(await one('tv'), { hsn: '852871' });
    await expect(admin.call(calls.deleteCategory, { id: 'pagers', to: 'tv', version: seen })).rejects.toMatchObject({
      code: 'categories.removal_changed',
    });
    expect((await one('pagers')).products).toBe(1);
  });

  it('leaves no product without a category, whoever is faster', async () => {
    const product = (kind: string, title: string) => addPhone(deccan, { title, kind, status: 'draft' });
    for (let round = 0; round < 6; round += 1) {
      const { _id: id } = await add(`Round ${round}`);
      const { version } = await removal(id);
      const [dropped, ...made] = await Promise.allSettled([
        admin.call(calls.deleteCategory, { id, version }),
        ...[1, 2, 3].map(each => product(id, `Round ${round}, ${each}`)),
      ]);
      for (const each of [dropped, ...made])
        if (each.status === 'rejected') expect(each.reason.status).toBeOneOf([400, 409]);
      const stands = (await all()).some(({ _id }) => _id === id);
      expect(stands).toBe(dropped.status === 'rejected');
      expect(made.some(({ status }) => status === 'fulfilled')).toBe(stands);
    }
  });
});
