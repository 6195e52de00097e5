import { createRequire } from 'node:module';
import SwaggerParser from '@apidevtools/swagger-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REFUSALS, REFUSALS_OF_MODULES } from '#composition/api-refusals.ts';
import { SAVE } from '#office/settings/contract.ts';
import type { ApiRoute } from '#platform/http/serving/serve.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

type Json = Record<string, unknown>;
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string; required?: true; schema: Json }[];
  readonly requestBody?: { required: boolean; content: { 'application/json': { schema: Json } } };
  readonly responses: Readonly<Record<string, Json>>;
}

/** What is used of it. Its own types are worked out from 65,000 lines, a fifth of the time for all types of the project. */
interface Linter {
  createConfig(config: { extends: string[] }): Promise<object>;
  lintFromString(what: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>;
}
const { createConfig, lintFromString }: Linter = createRequire(import.meta.url)('@redocly/openapi-core');

/** R37.1 */
describe('the API document', () => {
  let shop: TestShop;
  let text: string;
  let document: {
    paths: Record<string, Record<string, Operation>>;
    servers: Json[];
    security: Json[];
    components: Record<string, Json>;
  };
  beforeAll(async () => {
    shop = await startTestShop('postgres', { worksJobs: false, address: 'https://shop.example' });
    ({ body: text } = await shop.guest.inject({ url: '/api/openapi.json' }));
    document = JSON.parse(text);
  });
  afterAll(() => shop.end());
  const operations = () => Object.values(document.paths).flatMap(ways => Object.values(ways));
  const call = (path: string, way: string) => {
    const { responses, ...operation } = (document.paths[`/api${path}`]?.[way] ?? { responses: {} }) as Operation;
    const shared = document.components.responses ?? {};
    const resolved = Object.entries(responses).map(([status, response]) => [
      status,
      typeof response.$ref === 'string' ? (shared[response.$ref.split('/').at(-1) ?? ''] as Json) : response,
    ]);
    return { ...operation, responses: Object.fromEntries(resolved) as Record<string, Json> };
  };

  it('is valid OpenAPI 3.1 to two validators', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const faults = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(faults.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    await expect(SwaggerParser.validate(JSON.parse(text))).resolves.toBeDefined();
  });

  it('is small, is made once, is compressed and is not sent again to browsers that have it', async () => {
    // A document grows with its calls and events, so each has its share.
    const events = Object.keys(JSON.parse(text).webhooks);
    expect(Buffer.byteLength(text)).toBeLessThan(1_800 * (operations().length + events.length));
    const ask = (headers: Record<string, string>) => shop.guest.inject({ url: '/api/openapi.json', headers });
    const zipped = await ask({ 'accept-encoding': 'br' });
    expect(zipped.headers['content-encoding']).toBe('br');
    expect(zipped.rawPayload.length).toBeLessThan(text.length / 5);
    const again = await ask({ 'if-none-match': String(zipped.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is a page for people too, of scripts of the shop alone', async () => {
    const { headers, body } = await shop.guest.inject({ url: '/api/docs' });
    expect(headers.etag).toBeDefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.* connect-src 'self';/);
    expect(body).not.toMatch(/<script[^>]*>[^<]|https?:/);
    const [renderer] = [...body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
    const script = await shop.guest.inject({ url: renderer ?? '', headers: { 'accept-encoding': 'gzip' } });
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.rawPayload.length).toBeLessThan(300_000);
  });

  it('names every call, each once, says what it is about, who may make it and what it may refuse', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(shop.api.routes.length);
    expect(names).toEqual(expect.arrayContaining(['listProducts', 'getCart', 'placeOrder', 'saveShop', 'editProduct']));
    for (const { operationId, tags, security, responses } of operations()) {
      expect(tags, operationId).toHaveLength(1);
      expect(security ?? document.security, operationId).toBeInstanceOf(Array);
      expect(Object.keys(responses), operationId).toContain('5XX');
    }
    expect(document.servers).toEqual([{ url: 'https://shop.example', description: 'This shop' }]);
    expect(document.components.securitySchemes).toMatchObject({ session: { in: 'cookie', name: '__Host-session' } });
    const full = JSON.stringify(call('/shop/cart/add', 'post').responses['409']);
    for (const code of ['cart.full', 'cart.only_in_stock']) expect(full).toContain(code);
    expect(call('/shop/products/get', 'get').security).toEqual([]);
  });

  it('has a call for every name in the lists of refusals, each of which is in one of them', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names).toContain('placeOrder');
    const listed = REFUSALS_OF_MODULES.flatMap(each => Object.keys(each));
    expect(listed.filter(name => !names.includes(name))).toEqual([]);
    expect(listed).toHaveLength(Object.keys(REFUSALS).length);
  });

  it('has a call for each group of settings that says how it refuses', () => {
    const saving = operations().map(({ operationId }) => operationId);
    const groups = Object.keys(SAVE).map(group => `save${group.charAt(0).toUpperCase()}${group.slice(1)}`);
    expect(groups.filter(name => !saving.includes(name) || !(name in REFUSALS))).toEqual([]);
  });

  it('has no call that takes parameters which it does not know', () => {
    const takesMore = ({ endpoint: { query } }: ApiRoute) =>
      query !== undefined &&
      z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).additionalProperties !== false;
    expect(shop.api.routes.filter(takesMore).map(({ endpoint }) => endpoint.path)).toEqual([]);
  });

  it('says what is asked by its value, within its bounds, and what has to be there', () => {
    const asked = call('/shop/products/get', 'get').parameters ?? [];
    // What several calls ask is written once.
    const named = document.components.parameters as Record<string, Json & { schema: Json }>;
    expect(asked).toContainEqual({ $ref: '#/components/parameters/page' });
    expect(document.components.parameters?.page).toMatchObject({ name: 'page', in: 'query' });
    expect(document.components.parameters?.minPrice).toMatchObject({
      schema: { type: 'integer', minimum: 0, maximum: 10_000_000 },
    });
    expect(document.components.parameters?.limit).toMatchObject({
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(named.brand).toMatchObject({ style: 'form', explode: false, schema: { type: 'array', maxItems: 20 } });
    expect(named.sortBy?.schema.enum).toContain('price-lowtohigh');
    expect(named.inStock?.schema).toEqual({ type: 'boolean' });
    const added = call('/shop/cart/add', 'post').requestBody?.content['application/json'].schema as Json;
    expect(added).toMatchObject({ required: ['productId', 'quantity'], additionalProperties: false });
    expect(added.properties).toMatchObject({ quantity: { type: 'integer', minimum: 1 } });
    const address = call('/shop/address/add', 'post').requestBody?.content['application/json'].schema;
    expect(address?.properties).toMatchObject({ notes: { minLength: 1 } });
    expect(text).not.toContain('"items":[');
  });

  it('says of every file that it is one, and which headers go with what', () => {
    expect(call('/admin/orders/export', 'get')?.responses['200'] ?? {}).toHaveProperty('content.text/csv');
    expect(call('/invoices/pdf/{invoiceId}', 'get').responses['200']).toMatchObject({
      headers: { 'Content-Disposition': {} },
      content: { 'application/pdf': {} },
    });
    expect(call('/auth/login', 'post').responses['200']).toHaveProperty('headers.Set-Cookie');
    expect(call('/shop/products/get', 'get').responses['200']).toHaveProperty('headers.ETag');
    const sent = call('/shop/order/create', 'post').parameters?.map(parameter => [parameter.in, parameter.name]);
    expect(sent).toEqual([['header', 'Idempotency-Key']]);
  });
});
