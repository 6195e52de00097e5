import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#products/attributes/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { convertAttributeValues } from '#products/catalog/server/catalog.ts';
import { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { attributesOf, PLAIN_ATTRIBUTE } from '#test/builders/editing-attributes.ts';
import { refused } from '#test/builders/editing-categories.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R1.17 */
describe.each(ENGINES)('editing attributes on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let { one, add, change, preview, changeSeen } = {} as ReturnType<typeof attributesOf>;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    ({ one, add, change, preview, changeSeen } = attributesOf(admin));
  });
  afterAll(() => shop.end());

  const make = (kind: string, attributes: object, more: object = {}) =>
    makeProduct(shop, cast.deccan.sellerId, { kind, attributes: JSON.stringify(attributes), ...more });
  const valuesOf = async (id: string) => {
    const { rows } = await sql<{ value: unknown }>`
      select attributes -> ${id} as value from products where attributes -> ${id} is not null
      order by id`.execute(shop.open.db);
    return rows.map(({ value }) => value);
  };
  const filtersOf = async (kind: string, language = 'en') =>
    (await shop.guest.call(listProducts, { kind: [kind], language })).facets.attributes;

  it('locks only products whose value changes', async () => {
    const [four, eight] = [await make('smartphone', { ram: 4_096 }), await make('smartphone', { ram: 8_192 })];
    // A lock leaves the number of its transaction in the row.
    const lockedBy = async () => {
      const { rows } = await sql`select xmax::text from products where id = ${eight}`.execute(shop.open.db);
      return rows;
    };
    const before = await lockedBy();
    await shop.context.tx(tx => convertAttributeValues(tx, 'ram', [[4_096, 6_144]]));
    expect([await valuesOf('ram'), await lockedBy()]).toEqual([[6_144, 8_192], before]);
    await sql`update products set attributes = '{}' where id in (${four}, ${eight})`.execute(shop.open.db);
  });

  it('lists all of a new shop, by name, by category, and with how many products have each', async () => {
    await make('smartphone', { ram: 8_192, 'five-g': true });
    await make('smartphone', { ram: 12_288 }, { deleted_at: new Date(), listed: false });
    const { data, counts } = await admin.call(calls.listAttributes, { limit: 100 });
    expect(counts).toEqual({ all: 76, removed: 0 });
    expect(data.find(({ _id }) => _id === 'ram')).toMatchObject({ type: 'number', unit: 'gb', products: 2 });
    const found = async (asked: object) => (await admin.call(calls.listAttributes, asked)).data.map(({ _id }) => _id);
    expect(await found({ find: 'रैम' })).toEqual(['ram']);
    expect(await found({ category: 'microwave' })).toEqual(['litres', 'wattage']);
  });

  it('can save each of a new shop as it is, which changes nothing', async () => {
    const { data } = await admin.call(calls.listAttributes, { limit: 100 });
    for (const { _id } of data) {
      const before = await one(_id);
      expect(await change(before, {})).toEqual(before);
    }
  });

  it('adds one that forms, filters and files of its categories have at once', async () => {
    const added = await add('Strap', {
      ...{ names: { en: 'Strap', hi: 'पट्टा', ta: '' }, type: 'choice', filterable: true, categories: ['smartwatch'] },
      options: [{ names: { en: 'Leather', hi: 'चमड़ा' } }, { names: { en: 'Steel' } }, { names: { en: '1.5 K!' } }],
    });
    expect(added).toMatchObject({ _id: 'strap', names: { en: 'Strap', hi: 'पट्टा' }, products: 0 });
    expect(added.options.map(({ id }) => id)).toEqual(['leather', 'steel', '1-5-k']);
    const { data } = await admin.call(getProductChoices, {}, { headers: { 'accept-language': 'hi' } });
    expect(data.attributes).toContainEqual(expect.objectContaining({ id: 'strap', label: 'पट्टा' }));
    expect(data.categories.find(({ id }) => id === 'smartwatch')?.attributes).toContain('strap');
    await make('smartwatch', { strap: 'leather' });
    expect(await filtersOf('smartwatch', 'hi')).toContainEqual({
      ...{ id: 'strap', label: 'पट्टा' },
      values: [{ value: 'strap.leather', label: 'चमड़ा', count: 1 }],
    });
  });

  it('renames and reorders options without touching products, and merges two after a preview', async () => {
    await make('smartwatch', { strap: 'steel' });
    const before = await one('strap');
    const [leather, steel, other] = before.options;
    if (!(leather && steel && other)) throw new Error('there are three options');
    const renamed = { ...steel, names: { en: 'Metal', hi: 'धातु' } };
    const after = await change(before, { options: [renamed, leather, other] });
    expect(after.options.map(({ id, products }) => [id, products])).toEqual([
      ['steel', 1],
      ['leather', 1],
      ['1-5-k', 0],
    ]);
    await expect(change(after, { options: [renamed, other] })).rejects.toMatchObject({
      code: 'attributes.values_do_not_fit',
      message: '1 product converts, 1 does not: Leather: no option has this name. Nothing was changed.',
    });
    const merging = { options: [renamed, other], merged: { leather: 'steel' } };
    const plan = await preview(after, merging);
    expect(plan).toMatchObject({ products: 2, converted: 1, misfits: 0 });
    expect(plan.examples).toEqual([{ text: 'Leather', to: 'Metal', products: 1 }]);
    expect(await valuesOf('strap')).toEqual(['leather', 'steel']);
    expect((await changeSeen(after, merging, plan)).options[0]).toMatchObject({ id: 'steel', products: 2 });
    expect(await valuesOf('strap')).toEqual(['steel', 'steel']);
    expect(await filtersOf('smartwatch')).toContainEqual(
      expect.objectContaining({ id: 'strap', values: [{ value: 'strap.steel', label: 'Metal', count: 2 }] }),
    );
  });

  it('converts a unit exactly, together with filters, or refuses it with the reason', async () => {
    const id = await make('powerbank', { capacity: 20_000 });
    await make('powerbank', { capacity: 10_000 }, { deleted_at: new Date(), listed: false });
    const before = await one('capacity');
    const inAh = { unit: 'ah', min: 0.1, max: 1_000 };
    const plan = await preview(before, inAh);
    expect(plan).toMatchObject({ products: 2, converted: 2, misfits: 0 });
    expect(plan.examples).toContainEqual({ text: '20,000 mAh', to: '20 Ah', products: 1 });
    await changeSeen(before, inAh, plan);
    expect((await valuesOf('capacity')).sort()).toEqual([100, 200]);
    expect((await filtersOf('powerbank')).find(group => group.id === 'capacity')?.values).toEqual([
      { value: 'capacity.20', label: '20 Ah', count: 1 },
    ]);
    // A form that was open is refused, an edit of another field keeps the value.
    const edited = admin.call(editProduct, { id, version: 1, title: 'Stale' });
    await expect(edited).rejects.toMatchObject({ code: 'inventory.product_changed' });

    const now = await one('capacity');
    await make('powerbank', { capacity: 55 });
    await change(now, { max: 900 });
    await expect(change(await one('capacity'), { unit: 'inch', max: null })).rejects.toMatchObject({
      code: 'attributes.values_do_not_fit',
      data: { misfits: 3, misfitting: expect.arrayContaining([expect.objectContaining({ text: '20 Ah' })]) },
      message: expect.stringContaining('this unit can’t be converted into inch'),
    });
    await expect(change(await one('capacity'), { max: 10 })).rejects.toMatchObject({
      data: { products: 3, misfits: 1, misfitting: [{ text: '20 Ah', to: 'not from 0.1 Ah to 10 Ah', products: 1 }] },
    });
    expect((await valuesOf('capacity')).sort()).toEqual([100, 200, 55]);
  });

  it('changes the type only if every value converts', async () => {
    const { _id: id } = await add('Chip', { categories: ['tablet'] });
    for (const chip of ['8', '9', '9', 'many']) await make('tablet', { chip });
    const asNumber = { type: 'number' };
    await expect(change(await one(id), asNumber)).rejects.toMatchObject({
      message: '3 products convert, 1 does not: many: not a whole number. Nothing was changed.',
    });
    await sql`update products set attributes = '{"chip": "10"}' where attributes ->> 'chip' = 'many'`.execute(
      shop.open.db,
    );
    const plan = await preview(await one(id), asNumber);
    expect(plan).toMatchObject({ converted: 4, misfits: 0 });
    await changeSeen(await one(id), asNumber, plan);
    expect(await valuesOf(id)).toEqual([8, 9, 9, 10]);
    const asChoice = { type: 'choice', options: ['8', '9', '10'].map(name => ({ names: { en: name } })) };
    await changeSeen(await one(id), asChoice, await preview(await one(id), asChoice));
    expect(await valuesOf(id)).toEqual(['8', '9', '9', '10']);
  });

  it('makes the change that was seen and no other', async () => {
    const before = await one('strap');
    const asText = { type: 'text', filterable: false, options: [] };
    const plan = await preview(before, asText);
    await make('smartwatch', { strap: 'steel' });
    await expect(changeSeen(before, asText, plan)).rejects.toMatchObject({
      ...{ code: 'attributes.change_unseen', status: 409 },
      data: { converted: plan.converted + 1 },
    });
    expect(new Set(await valuesOf('strap'))).toEqual(new Set(['steel']));
  });

  it('says how many products on sale lack what is required, and leaves them on sale', async () => {
    const id = await make('smartwatch', {});
    const strap = await one('strap');
    const plan = await preview(strap, { required: true });
    expect(plan).toMatchObject({ converted: 0, lacking: 1 });
    await changeSeen(strap, { required: true }, plan);
    const { rows } = await sql<{ listed: boolean }>`select listed from products where id = ${id}`.execute(shop.open.db);
    expect(rows).toEqual([{ listed: true }]);
    // Once it is required, other changes are not asked about again.
    await change(await one('strap'), { said: 'band' });
  });

  it('says how many products lose it with a category, and keeps their values', async () => {
    const strap = await one('strap');
    const plan = await preview(strap, { categories: ['fitness-band'], required: false });
    expect(plan).toMatchObject({ converted: 0, left: 3 });
    await changeSeen(strap, { categories: ['fitness-band'], required: false }, plan);
    expect((await filtersOf('smartwatch')).map(group => group.id)).not.toContain('strap');
    await change(await one('strap'), { categories: ['smartwatch'] });
    expect((await filtersOf('smartwatch')).map(group => group.id)).toContain('strap');
  });

  it('removes one after a preview, and restores it with its values, also in products edited meanwhile', async () => {
    const id = await make('smartwatch', { strap: 'steel', nfc: true });
    const strap = await one('strap');
    const remove = (seen?: string) => admin.call(calls.removeAttribute, { id: 'strap', version: strap.version, seen });
    const refusal = await remove().catch(error => error);
    expect(refusal).toMatchObject({ code: 'attributes.change_unseen', data: { products: 4 } });
    await remove(refusal.data.version);
    expect((await filtersOf('smartwatch')).map(group => group.id)).not.toContain('strap');
    expect((await admin.call(calls.listAttributes, { removed: true })).data.map(({ _id }) => _id)).toEqual(['strap']);
    await expect(change(strap, { said: 'x' })).rejects.toEqual(refused('attributes.missing'));
    await expect(add('Strap', { id: 'strap' })).rejects.toEqual(refused('attributes.invalid', 'id'));

    const answer = (await admin.call(editProduct, { id, title: 'Watch', attributes: { nfc: false } })).data;
    expect(answer.attributes).toEqual({ nfc: false });
    await admin.call(calls.restoreAttribute, { id: 'strap' });
    expect(await valuesOf('strap')).toHaveLength(4);
    expect(await one('strap')).toMatchObject({ products: 4, removed: false });
  });

  it('refuses the later of two administrators, with the attribute as it is now', async () => {
    const read = await one('ram');
    const both = await Promise.allSettled([change(read, { said: 'one' }), change(read, { said: 'two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toMatchObject({ code: 'attributes.changed', status: 409, data: await one('ram') });
    expect(reason.message).toMatch(/^anita has changed this attribute in the meantime\./);
  });

  it.each<[string, object, string]>([
    ['no English name', { names: { hi: 'नाम' } }, 'names.en'],
    ['a long name', { names: { en: 'a'.repeat(61) } }, 'names.en'],
    ['a language the shop does not have', { names: { en: 'New', tlh: 'chu' } }, 'names.tlh'],
    ['the name of another of its products', { names: { en: 'R.A.M.' }, categories: ['smartphone'] }, 'names.en'],
    ['a name that one below has', { names: { en: 'noise cancelling ANC' }, categories: ['audio'] }, 'names.en'],
    ['long other names', { said: 'a '.repeat(201) }, 'said'],
    ['a category that does not exist', { categories: ['spaceship'] }, 'categories'],
    ['a text that is a filter', { filterable: true }, 'filterable'],
    ['a choice of nothing', { type: 'choice' }, 'options'],
    [
      '201 options',
      { type: 'choice', options: Array.from({ length: 201 }, (_, n) => ({ names: { en: `O ${n}` } })) },
      'options',
    ],
    [
      'two options of one name',
      { type: 'choice', options: [{ names: { en: 'Red' } }, { names: { en: 'x', hi: 'RED' } }] },
      'options.1.hi',
    ],
    ['an option that does not exist', { type: 'choice', options: [{ id: 'x', names: { en: 'X' } }] }, 'options.0'],
    ['bounds the wrong way round', { type: 'number', min: 3, max: 2 }, 'max'],
    ['a bound finer than its unit', { type: 'number', unit: 'inch', min: 0.001 }, 'min'],
    ['a bound beyond all numbers', { type: 'number', max: 3_000_000_000 }, 'max'],
    ['an id with spaces', { id: 'a b' }, 'id'],
    ['an id that is taken', { id: 'ram' }, 'id'],
  ])('refuses %s in a sentence, and changes nothing', async (_what, wrong, field) => {
    const before = await admin.call(calls.listAttributes, {});
    const added = admin.call(calls.addAttribute, { ...PLAIN_ATTRIBUTE, names: { en: 'Brand new' }, ...wrong });
    await expect(added).rejects.toEqual(refused('attributes.invalid', field));
    expect(await admin.call(calls.listAttributes, {})).toEqual(before);
  });

  it('puts those of a category into an order and adds others, and leaves none out', async () => {
    const asked = async () => (await admin.call(calls.getCategoryAttributes, { category: 'neckband' })).data;
    const order = (own: string[], version: string) =>
      admin.call(calls.orderAttributes, { category: 'neckband', own, version });
    const before = await asked();
    expect(before.own).toEqual(['noise-cancelling', 'driver-size', 'plug']);
    expect(before.above).toContain('connection');
    const next = ['plug', 'bluetooth', 'noise-cancelling', 'driver-size'];
    await order(next, before.version);
    expect(await asked()).toMatchObject({ own: next });
    await expect(order(before.own, before.version)).rejects.toEqual(refused('attributes.order_changed'));
    await expect(order(before.own, (await asked()).version)).rejects.toEqual(refused('attributes.order_changed'));
    await expect(order([...next, 'x'], (await asked()).version)).rejects.toEqual(refused('attributes.missing'));
    await order(next.toReversed(), (await asked()).version);
    expect((await asked()).own).toEqual(next.toReversed());
  });

  it('writes what was changed into the audit log, shown in the language of the reader', async () => {
    const { data } = await admin.call(
      listAudit,
      { act: 'attribute.changed' },
      { headers: { 'accept-language': 'hi' } },
    );
    const converted = data.find(({ after }) => after?.unit === 'Ah');
    expect(converted).toMatchObject({ on: { kind: 'attribute', name: 'Capacity' }, after: { products: '2' } });
    expect(converted?.changes).toContain('इकाई: mAh → Ah');
    expect(converted?.before).not.toHaveProperty('names');
  });
});

describe('the values of products', () => {
  it('are never read by the attribute before and stored after its change, whoever is faster', async () => {
    const shop = await startTestShop('postgres');
    try {
      const cast = await castOf(shop);
      const admin = await shop.as(cast.admin);
      const { one, preview, changeSeen } = attributesOf(admin);
      const id = await makeProduct(shop, cast.deccan.sellerId, {
        ...{ kind: 'powerbank', attributes: JSON.stringify({ capacity: 10_000 }) },
      });
      for (let round = 0; round < 6; round += 1) {
        const before = await one('capacity');
        const other =
          before.unit === 'mah' ? { unit: 'ah', min: 0.1, max: 100 } : { unit: 'mah', min: 100, max: 100_000 };
        const plan = await preview(before, other);
        await Promise.allSettled([
          changeSeen(before, other, plan),
          admin.call(editProduct, { id, attributes: { capacity: '20000 mAh' } }),
          admin.call(editProduct, { id, title: `Round ${round}` }),
        ]);
        const { unit } = await one('capacity');
        const { rows } = await sql<{ value: number }>`
          select (attributes -> 'capacity')::int as value from products where id = ${id}`.execute(shop.open.db);
        expect(unit === 'mah' ? [10_000, 20_000] : [100, 200]).toContain(rows[0]?.value);
      }
    } finally {
      await shop.end();
    }
  });
});
