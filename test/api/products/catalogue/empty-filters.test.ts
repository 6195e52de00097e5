import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInput } from '#platform/http/serving/read-input.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import { isProblem } from '#shared/api/problem.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { nameOfCall } from '#test/rights/matrix.ts';

/** What a call reads of a query, or the sentence about what it lacks. */
function read(endpoint: EndpointShape, query: object): unknown {
  try {
    return readInput(endpoint, { params: {}, query, body: undefined });
  } catch (error) {
    return isProblem(error) ? Object.values(error.fields ?? {})[0] : error;
  }
}

describe('a filter that says nothing', () => {
  let shop: TestShop;
  let cast: Cast;
  beforeAll(async () => {
    shop = await startTestShop('postgres');
    cast = await castOf(shop);
    await makeProduct(shop, cast.deccan.sellerId, { brand: 'apple' });
    await makeProduct(shop, cast.deccan.sellerId, { brand: 'boat' });
  });
  afterAll(() => shop.end());

  it('is no filter in any call that can be asked with one', () => {
    const asked = shop.api.routes.flatMap(({ endpoint }) => {
      const { shape = {} } = (endpoint.query ?? {}) as Partial<z.ZodMiniObject>;
      const { params: _, ...withoutParams } = endpoint;
      return Object.keys(shape).map(name => ({ endpoint: withoutParams, name }));
    });
    expect(asked.length).toBeGreaterThan(60);
    for (const { endpoint, name } of asked) {
      const nothing = z.core.safeParse(endpoint.query as z.core.$ZodType, {});
      // A parameter that a call can't do without is asked for in the same words, left out or empty.
      const without = nothing.success ? nothing.data : 'is required';
      for (const value of ['', ' ', ','])
        expect(read(endpoint, { [name]: value }), `${nameOfCall(endpoint)} ${name}`).toEqual(without);
    }
  });

  it.each([
    ['brand=&sortBy=price-lowtohigh', 2],
    ['brand=apple,', 1],
    ['brand=,&category=&section=&minPrice=&page=', 2],
    ['brand=,apple,,boat,&inStock=', 2],
  ])('lists the goods that the others ask for: %s', async (query, count) => {
    for (const path of ['/api/shop/products/get', '/api/shop/search/phone']) {
      const answer = await shop.guest.inject({ url: `${path}?${query}` });
      expect([answer.statusCode, answer.json().totalItems], `${path} ${answer.body}`).toEqual([200, count]);
    }
  });

  it('lists everything to sellers and administrators', async () => {
    const seller = await shop.as(cast.deccan);
    const admin = await shop.as(cast.admin);
    for (const url of ['/api/admin/products/get?status=&stock=&find=&sortBy=', '/api/admin/stock/get?stock=&find='])
      for (const client of [seller, admin])
        expect((await client.inject({ url })).json(), url).toMatchObject({ success: true, totalItems: 2 });
    const orders = await admin.inject({ url: '/api/admin/orders/get?status=&from=&to=&seller=&find=&sort=' });
    expect(orders.statusCode, orders.body).toBe(200);
  });
});
