import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, getOwnProduct, restoreProduct } from '#products/inventory/product/products.contract.ts';
import { type AddedVariant, getVariants, saveVariants } from '#products/inventory/variants/variants.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer, stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PICTURE = '/media/photos/none.webp';

describe.each(ENGINES)('the table of variants on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let deccan: Client;
  let names = 0;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(() => shop.end());

  /** A phone in some colours, and its name, with which its SKUs begin. */
  const phone = async (...colours: string[]) => {
    names += 1;
    const name = `Nova${names}`;
    const familyId = newId<'family'>();
    const ids: ProductId[] = [];
    for (const colour of colours)
      ids.push(
        await makeProduct(shop, cast.deccan.sellerId, {
          ...{ title: `${name} 128 GB (${colour})`, sku: `${name}-${colour}`, family_id: familyId },
          options: JSON.stringify([
            { name: 'Colour', value: colour },
            { name: 'Storage', value: '128 GB' },
          ]),
          specs: JSON.stringify([{ group: 'Memory', rows: [['Storage', '128 GB']] }]),
          images: JSON.stringify([{ src: PICTURE, alt: name }]),
        }),
      );
    return { name, ids: ids as [ProductId, ProductId, ...ProductId[]] };
  };
  const sheetOf = async (id: ProductId) => (await deccan.call(getVariants, { id })).data.rows;
  const save = (input: InputOf<typeof saveVariants>) => deccan.call(saveVariants, input);
  const refusals = async (input: InputOf<typeof saveVariants>) => {
    const { id, ...payload } = input;
    const answer = await deccan.inject({ method: 'PUT', url: `/api/admin/products/variants/${id}`, payload });
    expect(answer.statusCode).toBe(409);
    return answer.json().data.rows;
  };
  const addition = (of: ProductId, more: Partial<AddedVariant> = {}) => ({
    of,
    options: [
      { name: 'Colour', value: 'Black' },
      { name: 'Storage', value: '256 GB' },
    ],
    ...more,
  });

  it('changes, adds and unlinks in one save', async () => {
    const { name, ids } = await phone('Black', 'White', 'Blue');
    const [black, white, blue] = ids as [ProductId, ProductId, ProductId];
    const { data } = await save({
      id: black,
      changed: [
        { _id: black, version: 1, price: paise(900_000), gtin: '8 901234 567890', stock: { to: 4, seen: 10 } },
        {
          _id: white,
          version: 1,
          options: [
            { name: 'Colour', value: 'Silver' },
            { name: 'Storage', value: '128 GB' },
          ],
        },
        { _id: blue, version: 1, unlink: true },
      ],
      added: [addition(black, { sku: `${name}-256`, stock: 3 })],
    });
    expect(
      data.rows.map(({ title, sku, gtin, price, stock, status, options }) => ({
        ...{ title, sku, gtin, price, stock, status, values: options.map(({ value }) => value).join(', ') },
      })),
    ).toEqual([
      {
        title: `${name} 128 GB (Black)`,
        sku: `${name}-Black`,
        gtin: '8901234567890',
        price: 900_000,
        stock: 4,
        status: 'live',
        values: 'Black, 128 GB',
      },
      {
        title: `${name} 128 GB (White)`,
        sku: `${name}-White`,
        gtin: null,
        price: 1_000_000,
        stock: 10,
        status: 'live',
        values: 'Silver, 128 GB',
      },
      {
        title: `${name} 256 GB (Black)`,
        sku: `${name}-256`,
        gtin: null,
        price: 1_000_000,
        stock: 3,
        status: 'draft',
        values: 'Black, 256 GB',
      },
    ]);
    const made = await deccan.call(getOwnProduct, { id: data.rows[2]?._id as ProductId });
    expect(made.data.specs).toEqual([{ group: 'Memory', rows: [['Storage', '256 GB']] }]);
    expect(made.data.variants).toHaveLength(2);
    expect(await sheetOf(blue)).toHaveLength(1);
    expect(await stockOf(shop.open.db, black)).toBe(4);
  });

  it('saves nothing if one row has an error, and says which', async () => {
    const { name, ids } = await phone('Black', 'White');
    const [black, white] = ids;
    expect(
      await refusals({
        id: black,
        changed: [
          { _id: black, version: 1, price: paise(500_000) },
          { _id: white, version: 1, gtin: '8901234567891', sku: `${name}-Black` },
        ],
        added: [
          addition(black, {
            options: [
              { name: 'colour', value: 'black' },
              { name: 'Storage', value: '128 GB' },
            ],
          }),
        ],
      }),
    ).toEqual([
      {
        at: 1,
        fields: { gtin: 'A digit of this GTIN is wrong: its check digit does not match' },
        message: null,
        isStale: false,
      },
      {
        at: 2,
        fields: { options: 'Another variant has the same values. Each variant needs different ones.' },
        message: null,
        isStale: false,
      },
    ]);
    expect(await refusals({ id: black, changed: [{ _id: white, version: 1, sku: `${name}-Black` }] })).toMatchObject([
      { at: 0, fields: { sku: 'This seller already has a product with this SKU.' } },
    ]);
    expect(await sheetOf(black)).toMatchObject([{ price: 1_000_000, version: 1 }, { version: 1 }]);
  });

  it('tells what has changed in the meantime: texts and prices by version, stock by what was seen', async () => {
    const { ids } = await phone('Black', 'White');
    const [black, white] = ids;
    await buy(await newBuyer(shop), [white, 2]);
    await save({ id: black, changed: [{ _id: black, version: 1, price: paise(900_000) }] });
    expect(
      await refusals({
        id: black,
        changed: [
          { _id: black, version: 1, price: paise(800_000) },
          { _id: white, version: 1, stock: { to: 20, seen: 10 } },
        ],
      }),
    ).toMatchObject([
      { at: 0, isStale: true, message: expect.stringContaining('Someone else has changed this variant') },
      { at: 1, isStale: true, message: '2 were sold or removed in the meantime. Stock is now 8.' },
    ]);
    await save({ id: black, changed: [{ _id: white, version: 1, price: paise(950_000) }] });
    expect(await stockOf(shop.open.db, white)).toBe(8);
  });

  it('adds to the variants that are left, also when the product that led there is unlinked', async () => {
    const { ids } = await phone('Black', 'White');
    const [black, white] = ids;
    const { data } = await save({
      id: black,
      changed: [{ _id: black, version: 1, unlink: true }],
      added: [addition(black)],
    });
    expect(data.rows.map(({ options }) => options[0]?.value).sort()).toEqual(['Black', 'White']);
    expect(await sheetOf(white)).toHaveLength(2);
    expect(await sheetOf(black)).toHaveLength(1);
  });

  it('makes variants of a product that has none, and deleted ones come back to them', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { title: 'Loner', sku: 'LONER' });
    const { data } = await save({
      id,
      added: [addition(id), addition(id, { options: [{ name: 'Colour', value: 'Red' }] })],
    });
    expect(data.rows.map(({ title }) => title)).toEqual(['Loner', 'Loner (Black, 256 GB)', 'Loner (Red)']);
    const red = data.rows[2]?._id as ProductId;
    await deccan.call(deleteProduct, { id: red });
    expect(await sheetOf(id)).toHaveLength(2);
    await deccan.call(restoreProduct, { id: red });
    expect(await sheetOf(id)).toHaveLength(3);
  });

  it('leaves a product out that is unlinked while variants are made from it', async () => {
    const id = await makeProduct(shop, cast.deccan.sellerId, { title: 'Hermit', sku: 'HERMIT' });
    await save({ id, changed: [{ _id: id, version: 1, unlink: true }], added: [addition(id, { sku: 'HERMIT-256' })] });
    expect(await sheetOf(id)).toHaveLength(1);
    const found = shop.open.db.selectFrom('products').select('family_id').where('sku', '=', 'HERMIT');
    expect(await found.executeTakeFirst()).toEqual({ family_id: null });
  });

  it('does not reach products of others, or products that are no variants', async () => {
    const { ids } = await phone('Black');
    const other = await makeProduct(shop, cast.ritchie.sellerId);
    const ritchie = await shop.as(cast.ritchie);
    await expect(ritchie.call(getVariants, { id: ids[0] })).rejects.toMatchObject({ status: 404 });
    expect(await refusals({ id: ids[0], changed: [{ _id: other, version: 1, price: paise(100) }] })).toMatchObject([
      { message: 'This product is no longer a variant here. Reload the table.' },
    ]);
  });
});
