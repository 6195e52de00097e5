import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notEnoughStock } from '#orders/orders/contract.ts';
import { serveMetrics } from '#platform/metrics/serve-metrics.ts';
import { listProducts } from '#products/catalog/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { buy, fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readMetrics, sumOf, type Told } from '#test/inspect/reading-metrics.ts';

const PATIENCE = { timeout: 20_000 };

describe.each(ENGINES)('what a shop on the %s engine counts', engine => {
  let shop: TestShop;
  let cast: Cast;
  let product: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    product = await makeProduct(shop, cast.deccan.sellerId, { stock: 3 });
  });
  afterAll(() => shop.end());

  const told = async (): Promise<Told[]> => readMetrics(await shop.metrics.text());
  /** By how much what they told has grown since. */
  const grownSince = async (before: readonly Told[]) => {
    const now = await told();
    return (name: string, labels?: Record<string, string>) => sumOf(now, name, labels) - sumOf(before, name, labels);
  };

  it('are requests by route and status, what they took, and how often the public cache was of use', async () => {
    // What the cache keeps is dropped when news of a change comes, so a round in which some came is tried again.
    let limit = 5;
    await vi.waitFor(async () => {
      limit += 1;
      const before = await told();
      await shop.guest.call(listProducts, { limit });
      await shop.guest.call(listProducts, { limit });
      await shop.guest.inject({ url: '/api/shop/products/get?nonsense=1' });
      const grown = await grownSince(before);
      const route = '/api/shop/products/get';
      expect(grown('shop_http_requests_total', { method: 'GET', route, status: '2xx' })).toBe(2);
      expect(grown('shop_http_requests_total', { method: 'GET', route, status: '4xx' })).toBe(1);
      expect(grown('shop_http_request_duration_seconds_count', { method: 'GET', route })).toBe(3);
      expect(grown('shop_cache_hits_total')).toBe(1);
      expect(grown('shop_cache_misses_total')).toBe(2);
      expect(grown('shop_refusals_total', { code: 'request.invalid' })).toBe(1);
    }, 20_000);
  });

  it('are refused stock, transactions, and jobs and mails that were done', async () => {
    const before = await told();
    const [asha, bina] = [await newBuyer(shop), await newBuyer(shop)];
    await fillCart(bina, [product, 2]);
    await buy(asha, [product, 2]);
    expect((await place(bina, 'two of one')).statusCode).toBe(409);
    const grown = await grownSince(before);
    expect(grown('shop_refusals_total', { code: notEnoughStock.code })).toBe(1);
    expect(grown('shop_cache_dropped_total')).toBeGreaterThan(0);
    expect(grown('shop_db_statement_duration_seconds_count')).toBeGreaterThan(20);
    expect(grown('shop_db_transactions_total', { outcome: 'committed' })).toBeGreaterThan(1);
    expect(grown('shop_db_transactions_total', { outcome: 'rolled back' })).toBeGreaterThan(0);
    const queue = 'mail.orders.placed';
    await expect
      .poll(async () => sumOf(await told(), 'shop_jobs_done_total', { queue, outcome: 'done' }), PATIENCE)
      .toBe(1);
    expect(sumOf(await told(), 'shop_mails_total', { outcome: 'sent' })).toBeGreaterThan(0);
  });

  it('are jobs that wait, and how long the first of them has', async () => {
    await shop.context.tx(tx => tx.later('throttle.sweep', {}, 3_600));
    const queue = 'throttle.sweep';
    await shop.open.execute(`update jobs.job set state = 'retry', created_on = now() - interval '7 minutes'
      where name = '${queue}' and start_after > now() + interval '30 minutes'`);
    const retrying = async () => sumOf(await told(), 'shop_jobs', { queue, state: 'retrying' });
    await expect.poll(retrying, PATIENCE).toBe(1);
    const oldest = sumOf(await told(), 'shop_jobs_oldest_seconds', { queue });
    expect(oldest).toBeGreaterThanOrEqual(7 * 60);
    expect(oldest).toBeLessThan(10 * 60);
  });

  it('stay few whatever addresses anybody makes up', async () => {
    const routes = async () => new Set((await told()).map(({ labels }) => labels.route));
    await shop.guest.inject({ url: '/nowhere' });
    await shop.guest.inject({ url: '/api/shop/products/get/01890a5d-ac96-774b-bcce-b302099a8001' });
    const before = await routes();
    for (let at = 0; at < 40; at += 1) {
      await shop.guest.inject({ url: `/made-up-${at}` });
      await shop.guest.inject({ method: 'PUT', url: `/made-up-${at}`, payload: {} });
      await shop.guest.inject({ url: `/api/shop/products/get/01890a5d-ac96-774b-bcce-b302099a81${10 + at}` });
    }
    expect(await routes()).toEqual(before);
  });

  it('are served on a local port only, which is not the shop’s (B8)', async () => {
    const port = await freePort(2);
    const stop = await serveMetrics(shop.metrics, port);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      const names = new Set(readMetrics(await answer.text()).map(({ name }) => name));
      expect([...names]).toEqual(
        expect.arrayContaining(['shop_db_up', 'shop_event_loop_lag_seconds', 'process_resident_memory_bytes']),
      );
      for (const path of ['/', '/metrics/', '/api/common/shop'])
        expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
      await expect(serveMetrics(shop.metrics, port)).rejects.toThrow('EADDRINUSE');
      const stopNext = await serveMetrics(shop.metrics, port, 2);
      expect((await fetch(`http://127.0.0.1:${port + 1}/metrics`)).status).toBe(200);
      await stopNext();
    } finally {
      await stop();
    }
    expect((await shop.guest.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect(shop.app.served.filter(({ url }) => url.includes('metrics'))).toEqual([]);
  });
});
