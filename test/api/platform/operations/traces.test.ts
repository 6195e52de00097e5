import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWebhook, testWebhook } from '#office/webhooks/contract.ts';
import { hashPassword } from '#people/accounts/server/accounts.ts';
import { orderThere, SHOP, startVendor, type Vendor } from '#test/adapters/vendor.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { startTraceCollector, type TraceCollector, tracingTo } from '#test/fakes/trace-collector.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PATIENCE = { timeout: 15_000 };
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const REQUEST = { method: 'GET', url: '/api/shop/search/secret?language=en' } as const;

describe('traces (R95.1, R95.3)', () => {
  let collector: TraceCollector;
  let vendor: Vendor;
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    collector = await startTraceCollector();
    vendor = await startVendor('razorpay');
    const webhooks = { ownPort: Number(new URL(vendor.server.url).port) };
    shop = await startTestShop(ONE_ENGINE, { ...collector.settings, ...vendor.settings, webhooks, address: SHOP });
    cast = await castOf(shop);
  });
  afterAll(async () => {
    await shop.end();
    await collector.close();
    await vendor.server.close();
  });

  const all = () => collector.spans;
  const below = ({ spanId }: { readonly spanId: string }) =>
    all().filter(({ parentSpanId }) => parentSpanId === spanId);
  const found = async (name: string, where: (span: ReturnType<typeof all>[number]) => boolean = () => true) => {
    await expect.poll(() => all().some(span => span.name === name && where(span)), PATIENCE).toBe(true);
    return all()
      .filter(span => span.name === name && where(span))
      .at(-1) as ReturnType<typeof all>[number];
  };

  it('continue that of the program that asks, by route and without what was typed', async () => {
    const headers = { traceparent: `00-${TRACE}-${PARENT}-00`, tracestate: 'other=1' };
    await shop.guest.inject({ ...REQUEST, headers });
    const request = await found('GET /api/shop/search/:keyword', ({ traceId }) => traceId === TRACE);
    expect(request).toMatchObject({ parentSpanId: PARENT, kind: 2, failed: false });
    expect(request.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/shop/search/:keyword',
      'http.response.status_code': 200,
      'shop.request.id': expect.any(String),
    });
    expect(collector.headers[0]).toMatchObject({ path: '/v1/traces', 'api-key': 'key-of-the-collector' });
  });

  it('show the statements of a request, what a payment provider was asked, and the jobs it led to', async () => {
    const buyer = await newBuyer(shop);
    const product = await makeProduct(shop, cast.deccan.sellerId);
    await orderThere(buyer, 'razorpay', [product, 1]);
    const online = await found('POST /api/shop/order/create');
    await buy(buyer, [product, 1]);
    const request = await found('POST /api/shop/order/create', ({ traceId }) => traceId !== online.traceId);
    const job = await found('mail.orders.placed', ({ traceId }) => traceId === request.traceId);
    expect(job).toMatchObject({ parentSpanId: request.spanId, kind: 5, failed: false });
    const within = below(request);
    expect(within.find(({ name }) => name === 'WITH orders')).toMatchObject({
      kind: 3,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'WITH', 'db.collection.name': 'orders' },
    });
    expect(below(job).map(({ name }) => name)).toContain('SELECT orders');

    const asked = await found('POST payment provider');
    expect(asked).toMatchObject({ traceId: online.traceId, kind: 3, failed: false });
    expect(asked.attributes).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'http.response.status_code': 200,
    });
    const [call] = vendor.server.calls;
    expect(call?.headers.traceparent).toBe(`00-${asked.traceId}-${asked.spanId}-01`);
  });

  it('say that a provider failed, and hand on a webhook', async () => {
    vendor.server.fault = 'broken';
    const buyer = await newBuyer(shop);
    await orderThere(buyer, 'razorpay', [await makeProduct(shop, cast.deccan.sellerId), 1]).catch(() => {});
    const failed = await found('POST payment provider', span => span.failed);
    expect(failed.attributes).toMatchObject({ 'error.type': '500', 'http.response.status_code': 500 });
    vendor.server.fault = undefined;

    const password = 'a password of the test';
    await shop.open.execute(`update users set password_hash = $1 where type <> 'user'`, [await hashPassword(password)]);
    const url = `${vendor.server.url}/hidden-path`;
    const deccan = await shop.as(cast.deccan);
    const { data } = await deccan.call(addWebhook, { name: 'a', url, events: ['order.paid'], password });
    await deccan.call(testWebhook, { endpointId: data._id });
    await shop.webhooks.idle();
    const sent = await found('POST webhook');
    expect(sent.parentSpanId).toBeUndefined();
    const call = vendor.server.calls.find(({ path }) => path === '/hidden-path');
    expect(call?.headers.traceparent).toContain(sent.traceId);
    expect(collector.bodies.join('')).not.toMatch(/hidden-path|secret|key-of-the-collector|@|rzp_|Basic /);
  });
});

it('a collector that is away, or never answers, is told of once and slows nothing down', async () => {
  const lines: string[] = [];
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const logTo = { write: (line: string) => void lines.push(line) };
  const shop = await startTestShop(ONE_ENGINE, { ...tracingTo(endpoint, 400), logLevel: 'warn', logTo });
  try {
    for (let at = 0; at < 100; at += 1) expect((await shop.guest.inject(REQUEST)).statusCode).toBe(200);
    await expect.poll(() => lines.join(''), PATIENCE).toContain('traces could not be sent');
  } finally {
    await shop.end();
  }
  expect(lines.filter(line => line.includes('traces could not be sent'))).toHaveLength(1);
}, 30_000);
