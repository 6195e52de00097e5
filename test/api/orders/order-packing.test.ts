import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as orders from '#orders/orders/contract.ts';
import { listInvoices, listPicks, listSlips } from '#orders/orders/parcels/packing.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the packing desk on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  const numbers: number[] = [];
  const placed: OrderId[] = [];
  let email: string;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    const buyer = await newBuyer(shop);
    email = buyer.email;
    const phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5', sku: 'B-2' });
    const cable = await makeProduct(shop, cast.deccan.sellerId, { title: '=Kite Cable', sku: 'A-1' });
    const radio = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Ritchie Radio' });
    placed.push(
      await buy(buyer, [phone, 2], [cable, 1]),
      await buy(buyer, [phone, 1], [radio, 1]),
      await buy(buyer, [radio, 3]),
      await buy(buyer, [cable, 4]),
    );
    await shop.open.execute(`update orders set ship_name = '=HYPERLINK("x")' where id = $1`, [placed[0]]);
    await admin.call(orders.updateOrder, {
      orderId: placed[3] as OrderId,
      ...{ orderStatus: 'inShipping', carrier: 'Delhivery', tracking: 'D-1001' },
    });
    const { data } = await admin.call(orders.listOrders, { sort: 'oldest' });
    numbers.push(...data.map(({ number }) => Number(number.slice(3))));
  });
  afterAll(() => shop.end());

  const picks = async (who: Client, input: InputOf<typeof listPicks> = {}) => {
    const answer = await who.call(listPicks, input);
    return { ...answer, goods: answer.data.map(({ sku, quantity, orders: wanted }) => [sku, quantity, wanted]) };
  };
  const slips = (who: Client, input: InputOf<typeof listSlips> = {}) => who.call(listSlips, input);

  it('adds up what to take from the shelf for what waits to be sent, by SKU', async () => {
    const own = await picks(deccan);
    expect(own.goods).toEqual([
      ['A-1', 1, 1],
      ['B-2', 3, 2],
    ]);
    expect([own.units, own.orders, own.totalItems]).toEqual([4, 2, 2]);
    expect(JSON.stringify(own)).not.toContain('Radio');
    const all = await picks(admin);
    expect(all.goods).toEqual([
      ['A-1', 1, 1],
      ['B-2', 3, 2],
      [null, 4, 2],
    ]);
    expect([all.units, all.orders]).toEqual([8, 3]);
  });

  it('picks for the orders chosen, and comes by pages', async () => {
    expect((await picks(deccan, { orders: [numbers[1] ?? 0] })).goods).toEqual([['B-2', 1, 1]]);
    // Another seller's order, and one that has been sent.
    expect((await picks(deccan, { orders: [numbers[2] ?? 0, numbers[3] ?? 0] })).goods).toEqual([]);
    const second = await picks(admin, { page: 2, limit: 2 });
    expect(second.goods).toEqual([[null, 4, 2]]);
    expect(second).toMatchObject({ currentPage: 2, totalPages: 2, totalItems: 3, units: 8 });
    expect((await picks(admin, { seller: cast.ritchie.sellerId })).goods).toEqual([[null, 4, 2]]);
    const foreign = { seller: cast.ritchie.sellerId };
    await expect(picks(deccan, foreign)).rejects.toMatchObject({ code: notAllowed.code });
    await expect(slips(deccan, foreign)).rejects.toMatchObject({ code: notAllowed.code });
    for (const query of ['orders=x', 'limit=101', `orders=${Array(201).fill('100001').join(',')}`])
      expect((await admin.inject({ url: `/api/admin/orders/pick-list?${query}` })).statusCode, query).toBe(400);
  });

  it('writes a slip for each parcel, with where it goes and what is paid at the door', async () => {
    const { data, totalItems } = await slips(deccan);
    expect(totalItems).toBe(2);
    expect(data[1]).toMatchObject({
      number: `BB-${numbers[1]}`,
      from: { name: 'deccan', legalName: 'deccan and sons', address: '1 Market Road, Somewhere 500001, Telangana' },
      to: { name: 'Asha Rao', pincode: '560029', addressId: null },
      lines: [{ title: 'Nandi 5', quantity: 1 }],
      collect: paise(1_000_000),
      totalAmount: paise(1_000_000),
    });
    expect(JSON.stringify(data)).not.toMatch(/Radio|ritchie|@cast/);
    const whole = await slips(admin, { orders: [numbers[1] ?? 0, numbers[3] ?? 0] });
    expect(whole.data.map(slip => [slip.number, slip.from.name, slip.tracking])).toEqual([
      [`BB-${numbers[1]}`, expect.any(String), null],
      [`BB-${numbers[1]}`, expect.any(String), null],
      [`BB-${numbers[3]}`, 'deccan', 'D-1001'],
    ]);
    expect((await slips(admin, { limit: 1, page: 2 })).data).toHaveLength(1);
    const pay = (method: string) =>
      shop.open.execute(`update orders set payment_method = '${method}' where number = $1`, [numbers[1]]);
    await pay('razorpay');
    expect((await slips(deccan)).data[1]).toMatchObject({ collect: null, isUnpaid: true });
    await pay('COD');
    expect((await slips(deccan)).data[1]).toMatchObject({ isUnpaid: false });
  });

  const file = async (who: Client, query = '') => {
    const answer = await who.inject({ url: `/api/admin/orders/export${query}` });
    return { ...answer, rows: answer.body.trimEnd().split('\r\n') };
  };

  it('exports what the list finds, a row for each seller order, with formulas neutralised', async () => {
    const { headers, body, rows } = await file(admin);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    });
    expect(body.startsWith('\uFEFFOrder ID,')).toBe(true);
    expect(rows).toHaveLength(1 + 5);
    expect(rows[1]).toContain(`BB-${numbers[0]},`);
    expect(rows[1]).toContain(',3,2 × Nandi 5 [B-2]; 1 × =Kite Cable [A-1],30000,0,30000,');
    expect(rows[1]).toContain(`,"'=HYPERLINK(""x"")",${email},9876543210,`);
    expect(rows.at(-1)).toContain(',Delhivery,D-1001,');
    expect((await file(admin, '?status=inShipping')).rows).toHaveLength(2);
    expect((await file(admin, '?find=radio&placed=today')).rows).toHaveLength(1 + 3);
    expect((await file(admin, '?placed=yesterday')).rows).toHaveLength(1);
    expect((await file(admin, '?page=2')).statusCode).toBe(400);
  });

  it('exports where the cash is, and that an online order awaits its payment', async () => {
    const cells = async (who: Client) => {
      const { rows } = await file(who, `?find=BB-${numbers[3]}`);
      const heads = rows[0]?.replace('\uFEFF', '').split(',') ?? [];
      const own = rows[1]?.split(',') ?? [];
      return ['Payment Status', 'Cash'].map(head => own[heads.indexOf(head)]);
    };
    const pay = (method: string) =>
      shop.open.execute(`update orders set payment_method = '${method}' where number = $1`, [numbers[3]]);
    expect(await cells(deccan)).toEqual(['pending', '']);
    await pay('razorpay');
    expect(await cells(deccan)).toEqual(['awaiting payment', '']);
    await pay('COD');
    await admin.call(orders.updateOrder, { orderId: placed[3] as OrderId, orderStatus: 'delivered' });
    for (const who of [admin, deccan]) expect(await cells(who)).toEqual(['paid', 'With the courier']);
    await admin.call(orders.updateOrder, { orderId: placed[3] as OrderId, orderStatus: 'inShipping' });
  });

  it('exports to a seller its own parts, and nobody’s e-mail', async () => {
    const { body, rows } = await file(deccan);
    expect(rows).toHaveLength(1 + 3);
    expect(body).not.toMatch(/@cast|E-mail|Radio|ritchie/);
    expect((await file(deccan, `?seller=${cast.ritchie.sellerId}`)).statusCode).toBe(403);
    expect((await file(shop.guest)).statusCode).toBe(401);
  });

  it('exports more than it reads at once, each order once', async () => {
    await shop.open.execute(`
      insert into orders (id, idempotency_key, request_hash, payment_method, total_paise, ship_address, ship_city,
        ship_state_code, ship_pincode, ship_phone, ship_notes, placed_at)
      select gen_random_uuid(), 'k' || n, '\\x00', 'COD', 100, 'a', 'b', '29', '560001', '', '', '2020-01-01'
      from generate_series(1, 1201) n`);
    await shop.open.execute(
      `insert into order_parts (id, order_id, seller_id, seller_name, items_paise)
       select gen_random_uuid(), id, $1, 'house', 100 from orders where placed_at = '2020-01-01'`,
      [cast.house],
    );
    const { rows } = await file(admin, '?to=2020-12-31');
    expect(new Set(rows.slice(1).map(row => row.split(',')[0])).size).toBe(1201);
    expect(rows).toHaveLength(1202);
  });

  it('shows the invoices of the orders chosen, each seller its own, and none that was taken back', async () => {
    const bill = (who: Client, more: object = {}) => who.call(listInvoices, { orders: numbers, ...more });
    expect((await bill(admin)).data.map(({ order }) => order?.number)).toEqual([`BB-${numbers[3]}`]);
    const radios = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Ritchie Radio again' });
    const both = await buy(await newBuyer(shop), [radios, 1], [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await admin.call(orders.updateOrder, { orderId: both, orderStatus: 'delivered' });
    const { number } = (await admin.call(orders.getOrder, { orderId: both })).data;
    const chosen = [...numbers, Number(number.slice(3))];
    const all = await bill(admin, { orders: chosen });
    expect(all).toMatchObject({ totalItems: 3, totalPages: 1, words: { en: { total: { text: 'Total' } } } });
    expect(all.data.map(({ supplier }) => supplier.name).sort()).toEqual([
      'deccan and sons',
      'deccan and sons',
      'ritchie and sons',
    ]);
    expect((await bill(admin, { orders: chosen, page: 2, limit: 2 })).data).toHaveLength(1);
    for (const own of [
      await bill(deccan, { orders: chosen }),
      await bill(admin, { orders: chosen, seller: cast.deccan.sellerId }),
    ])
      expect(own.data.map(({ supplier }) => supplier.name)).toEqual(['deccan and sons', 'deccan and sons']);
    await expect(bill(deccan, { seller: cast.ritchie.sellerId })).rejects.toMatchObject({ code: notAllowed.code });
    await admin.call(orders.updateOrder, { orderId: both, orderStatus: 'rejected' });
    expect((await bill(admin, { orders: chosen })).totalItems).toBe(1);
    expect((await admin.inject({ url: '/api/admin/orders/invoices' })).statusCode).toBe(400);
  });
});
