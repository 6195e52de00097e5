import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { type CastMember, castOf } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const OWN = 'http://shop.example';
const APP = 'https://app.example';
const CREDENTIALS = ['none', 'cookie', 'bearer', 'key', 'cookie and bearer'] as const;
const ORIGINS = { own: OWN, allowed: APP, foreign: 'https://evil.example', null: 'null', absent: undefined } as const;
type Credential = (typeof CREDENTIALS)[number];
type Origin = keyof typeof ORIGINS;

/** docs/security-cases.md A20 to A20c */
describe('calls from other origins', () => {
  let shop: TestShop;
  let admin: CastMember;
  let office: Client;
  const allow = async (text: string) => {
    const { data } = await office.call(getSettings, {});
    return office.call(SAVE.programs, { version: data.programs.version, fields: { allowedOrigins: text } });
  };
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE);
    ({ admin } = await castOf(shop));
    office = await shop.as(admin);
    await allow(`${APP}\n`);
  });
  afterAll(() => shop.end());

  const headersOf = (credential: Credential, origin: Origin): Record<string, string> => ({
    host: 'shop.example',
    ...(ORIGINS[origin] && { origin: ORIGINS[origin] }),
    ...(credential.includes('cookie') && { cookie: `session=${office.token}` }),
    ...(credential.includes('bearer') && { authorization: `Bearer ${office.token}` }),
    ...(credential === 'key' && { authorization: `Bearer bbk_${'a'.repeat(43)}` }),
  });
  const refuses = (credential: Credential, origin: Origin) => {
    if (credential !== 'none' && credential !== 'cookie') return false;
    if (origin === 'own') return false;
    if (origin === 'allowed' || origin === 'absent') return credential === 'cookie';
    return true;
  };
  const cells = CREDENTIALS.flatMap(credential =>
    (Object.keys(ORIGINS) as Origin[]).map(origin => ({ credential, origin })),
  );

  it.each(cells)('holds for every write: credential $credential, origin $origin', async ({ credential, origin }) => {
    const writes = shop.api.routes.filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(writes.length).toBeGreaterThan(90);
    const faults: string[] = [];
    for (const { endpoint } of writes) {
      const answer = await shop.app.inject({
        method: endpoint.method as 'POST',
        url: `/api${endpoint.path}`,
        headers: { ...headersOf(credential, origin), 'content-type': 'application/json' },
        // Refused by the reader of JSON, if it comes so far.
        payload: '{',
      });
      const isCrossSite = answer.json().code === 'request.cross_site';
      if (isCrossSite !== refuses(credential, origin))
        faults.push(`${endpoint.method} ${endpoint.path}: ${answer.body}`);
      if (answer.headers['access-control-allow-origin'] !== (origin === 'allowed' ? APP : undefined))
        faults.push(`${endpoint.path} is open to ${answer.headers['access-control-allow-origin']}`);
      if (answer.headers['access-control-allow-credentials']) faults.push(`${endpoint.path} takes cookies`);
    }
    expect(faults).toEqual([]);
  });

  it('says to a program with cookies what it should send', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie: `session=${office.token}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.cross_site']);
    expect(answer.json().message).toContain('POST /api/auth/token');
  });

  const openTo = ({ headers }: Response) => [
    headers['access-control-allow-origin'],
    headers['cross-origin-resource-policy'],
  ];

  it('reads what is public from anywhere, and the same bytes for everybody', async () => {
    const { path } = listProducts;
    const read = (headers: Record<string, string>) => shop.app.inject({ url: `/api${path}`, headers });
    const answers = [await read({}), await read({ origin: 'https://evil.example' }), await read({ origin: APP })];
    for (const answer of answers) expect(openTo(answer)).toEqual(['*', 'cross-origin']);
    expect(new Set(answers.map(({ body, headers }) => `${headers.vary} ${headers.etag} ${body}`)).size).toBe(1);
  });

  it('reads what is personal from allowed origins only', async () => {
    const read = (origin: string) =>
      shop.app.inject({ url: '/api/account', headers: { origin, authorization: `Bearer ${office.token}` } });
    expect(openTo(await read(APP))).toEqual([APP, 'cross-origin']);
    expect(openTo(await read('https://evil.example'))).toEqual([undefined, 'same-origin']);
    expect((await read(APP)).headers.vary).toContain('Origin');
  });

  it.each([
    ['a write of an allowed origin', 'POST', '/api/shop/cart/add', APP, APP],
    ['a write of another origin', 'POST', '/api/shop/cart/add', 'https://evil.example', undefined],
    ['a read of any origin', 'GET', '/api/shop/cart/add', 'https://evil.example', '*'],
    ['an upload of an allowed origin', 'PUT', '/upload/some/key', APP, APP],
    ['an upload of another origin', 'PUT', '/upload/some/key', 'https://evil.example', undefined],
  ])('answers browsers that ask first: %s', async (_what, method, url, origin, allowed) => {
    const answer = await shop.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
    });
    const { 'access-control-allow-origin': open, 'access-control-allow-headers': headers } = answer.headers;
    expect([answer.statusCode, open, headers?.includes('authorization') ?? false]).toEqual([204, allowed, !!allowed]);
  });

  it('follows the settings at once', async () => {
    const write = () =>
      shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { origin: 'https://late.example' } });
    expect((await write()).statusCode).toBe(403);
    await allow(`${APP}\nhttps://late.example`);
    expect((await write()).statusCode).toBe(200);
    await allow(APP);
    expect((await write()).statusCode).toBe(403);
  });

  it.each(['app.example', 'http://app.example', 'https://app.example/path', '*', 'null', 'https://a@app.example'])(
    'are not allowed by what is no origin: %s',
    async text => {
      await expect(allow(text)).rejects.toMatchObject({ code: 'settings.invalid' });
    },
  );
});
