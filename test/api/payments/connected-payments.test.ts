import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPaymentMethods, payOrder } from '#orders/settlement/contract.ts';
import { importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { newId } from '#shared/id.ts';
import type { Tools } from '#shared/ports/adapter.ts';
import { askBench, NO_SERVICES } from '#shared/ports/ask-bench.ts';
import type { PaymentBench } from '#shared/ports/bench.ts';
import { editConnection, listConnections, removeConnection, testConnection } from '#shop/connections/contract.ts';
import { getShop } from '#shop/shop/contract.ts';
import { openShop, type Shop } from '#src/shop.ts';
import { deliver, orderThere, SHOP } from '#test/adapters/vendor.ts';
import { type Buyer, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { standingOf } from '#test/builders/paying-online.ts';
import { type Cast, castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, clientOf, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const TWO_SECONDS = { timeout: 2_000 };

describe('payment services that an administrator connects', () => {
  const benches = new Map<string, PaymentBench>();
  const bench = (name: string) => benches.get(name) as PaymentBench;
  /** Each host is that of its own bench. */
  const tools: Tools = {
    ...NO_SERVICES,
    ask: async request => {
      const host = new URL(request.url).host;
      const name = [...benches.keys()].find(each => host.includes(each)) ?? '';
      return askBench(bench(name))(request);
    },
  };
  let shop: TestShop;
  let second: Shop & { readonly end: () => Promise<void> };
  let cast: Cast;
  let admin: Client;
  let buyer: Buyer;
  let elsewhere: Client;
  beforeAll(async () => {
    for (const name of ['razorpay', 'paypal', 'cashfree'])
      benches.set(name, ((await importAdapterFile('payment', name, 'bench')) as () => PaymentBench)());
    const payments = { sandbox: false, services: { paypal: { settings: bench('paypal').settings } } };
    const common = { worksJobs: false, payments, address: SHOP, tools };
    shop = await startTestShop('postgres', common);
    const open = await openPostgres(shop.databaseUrl ?? '', 4);
    const mail = { smtpUrl: undefined, dataDir: '/nowhere', publicUrl: undefined };
    const opened = await openShop(open, {
      ...common,
      mail,
      trustProxy: false,
      publicUrl: undefined,
      logLevel: 'silent',
    });
    second = { ...opened, end: () => opened.close().finally(open.close) };
    elsewhere = clientOf(second, undefined);
    cast = await castOf(shop);
    await givePasswords(shop, PASSWORD);
    admin = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
  });
  afterAll(async () => {
    await second.end();
    await shop.end();
  });

  const methods = async (client: Client) =>
    (await client.call(listPaymentMethods, {})).data.map(({ method }) => method);
  const turn = (name: string, isOn: boolean) => admin.call(editConnection, { port: 'payment', name, isOn });
  const order = async (method: string) => orderThere(buyer, method, [await makeProduct(shop, cast.deccan.sellerId), 1]);

  it('are offered side by side in all processes within two seconds, and what the environment sets up is fixed', async () => {
    expect(await methods(elsewhere)).toEqual(['COD', 'paypal']);
    for (const name of ['razorpay', 'cashfree']) {
      const settings = { port: 'payment', name, values: bench(name).settings, password: PASSWORD } as const;
      await admin.call(editConnection, { ...settings, isOn: true });
    }
    for (const client of [shop.guest, elsewhere])
      await expect.poll(() => methods(client), TWO_SECONDS).toEqual(['COD', 'cashfree', 'razorpay', 'paypal']);
    expect((await elsewhere.call(getShop, {})).data.payments).toEqual(['cashfree', 'razorpay', 'paypal']);

    const { data, fixed } = await admin.call(listConnections, {});
    const own = data.filter(({ port }) => port === 'payment').map(({ name, isOn }) => [name, isOn]);
    expect(own).toEqual([
      ['cashfree', true],
      ['razorpay', true],
    ]);
    expect(fixed).toContainEqual(expect.objectContaining({ port: 'payment', title: 'PayPal', isOn: true }));
    expect(JSON.stringify([data, fixed])).not.toMatch(/secret-|EJ3client|cfsk_/);
    await expect(turn('paypal', false)).rejects.toMatchObject({ code: 'connections.no_such' });
  });

  it('are tested by asking for something harmless', async () => {
    const key = { port: 'payment', name: 'cashfree' } as const;
    const before = bench('cashfree').opened();
    expect(await admin.call(testConnection, key)).toMatchObject({ works: true, message: 'Sandbox: no money moves.' });
    const { clientSecret = '' } = bench('cashfree').wrong;
    await admin.call(editConnection, { ...key, values: { clientSecret }, password: PASSWORD });
    const failed = await admin.call(testConnection, key);
    expect(failed.works).toBe(false);
    expect(failed.message).not.toContain(clientSecret);
    await admin.call(editConnection, { ...key, values: bench('cashfree').settings, password: PASSWORD });
    expect(bench('cashfree').opened()).toBe(before);
  });

  it('take no new orders when switched off, and still settle what was begun, by their messages', async () => {
    const { orderId, approvalURL } = await order('cashfree');
    const begun = await order('razorpay');
    for (const name of ['cashfree', 'razorpay']) await turn(name, false);
    for (const client of [shop.guest, elsewhere])
      await expect.poll(() => methods(client), TWO_SECONDS).toEqual(['COD', 'paypal']);
    await fillCart(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    const refused = await place(buyer, `off-${newId()}`, { paymentMethod: 'cashfree' });
    expect(refused.json().code).toBe('orders.method_not_offered');
    expect((await place(buyer, `off-${newId()}`, { paymentMethod: 'nobody' })).json().code).toBe(
      'orders.method_not_offered',
    );

    const ref = bench('cashfree').refAt(approvalURL);
    bench('cashfree').approve(ref);
    expect(await deliver(shop, 'cashfree', bench('cashfree').message(ref))).toBe(200);
    expect(await standingOf(shop, orderId)).toMatchObject({ status: 'confirmed', payments: [{ state: 'paid' }] });
    // The page of one that is open still leads there; a new attempt is not begun.
    expect((await buyer.call(payOrder, { orderId: begun.orderId })).approvalURL).toBe(begun.approvalURL);
    bench('razorpay').expire(bench('razorpay').refAt(begun.approvalURL));
    await expect(buyer.call(payOrder, { orderId: begun.orderId })).rejects.toMatchObject({
      code: 'settlement.provider_away',
    });
  });

  it('leave readable orders when their settings are deleted', async () => {
    await admin.call(removeConnection, { port: 'payment', name: 'cashfree' });
    const { rows } = await shop.open.execute("select id from orders where payment_method = 'cashfree'");
    expect(rows).toHaveLength(1);
    const { body } = await buyer.inject({ method: 'GET', url: `/api/shop/order/list/${buyer.id}` });
    expect(body).toContain('"paymentMethod":"cashfree"');
  });
});

it('a shop without an address can’t be come back to, so no payment service is switched on', async () => {
  const make = (await importAdapterFile('payment', 'razorpay', 'bench')) as () => PaymentBench;
  const shop = await startTestShop('postgres', { worksJobs: false });
  const cast = await castOf(shop);
  await givePasswords(shop, PASSWORD);
  const admin = await shop.as(cast.admin);
  const key = { port: 'payment', name: 'razorpay' } as const;
  await admin.call(editConnection, { ...key, values: make().settings, password: PASSWORD });
  await expect(admin.call(editConnection, { ...key, isOn: true })).rejects.toMatchObject({
    code: 'connections.no_address',
  });
  await shop.end();
});
