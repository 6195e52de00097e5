import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { notJson } from '#shared/api/problems.ts';
import { createApp } from './app.ts';

const SETTINGS = { publicUrl: undefined, trustProxy: false, logLevel: 'silent' } as const;
const TRIED = openBecause('tried by these tests');
const SAME = { 'sec-fetch-site': 'same-origin' };
let app: Awaited<ReturnType<typeof createApp>>;
afterEach(() => app.close());

async function start(settings: Partial<Parameters<typeof createApp>[0]> = {}) {
  app = await createApp({ ...SETTINGS, ...settings });
  app.post('/write', TRIED, async request => ({ got: request.body ?? null }));
  app.get('/named/:name', TRIED, async () => ({}));
  app.get('/fault', TRIED, async () => {
    throw new Error('select secret from users');
  });
  return app;
}

describe('what holds for every route', () => {
  it('takes JSON only', async () => {
    await start();
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/jsonx',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/write',
        headers: { ...SAME, 'content-type': type },
        payload: '{}',
      });
      expect([answer.statusCode, answer.json().code], type).toEqual([415, notJson.code]);
    }
  });

  it.each([
    ['a NUL', '{"a":"\\u0000"}'],
    ['half a surrogate pair', '{"a":"\\ud800"}'],
    ['a NUL in a key, deep inside', '{"a":[{"b":{"\\u0000":1}}]}'],
    ['what is no JSON', '{"a":}'],
  ])('refuses %s in a body', async (_what, payload) => {
    await start();
    const answer = await app.inject({
      method: 'POST',
      url: '/write',
      headers: { ...SAME, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.malformed']);
  });

  it('refuses a body above 64 KiB', async () => {
    await start();
    const payload = JSON.stringify({ a: 'x'.repeat(65_536) });
    const answer = await app.inject({
      method: 'POST',
      url: '/write',
      headers: { ...SAME, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too_large']);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example', host: 'shop.example' }],
    ['no origin at all', { origin: 'null', host: 'shop.example' }],
    ['a browser that sends a cookie and does not say where from', { cookie: 'session=x' }],
  ])('refuses a write from %s', async (_what, headers) => {
    await start();
    const answer = await app.inject({
      method: 'POST',
      url: '/write',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.cross_site']);
  });

  it('takes a write from the own origin, and from a plain bearer client', async () => {
    await start();
    for (const headers of [{ origin: 'http://shop.example', host: 'shop.example' }, { authorization: 'Bearer x' }]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/write',
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('believes a forwarded host from no one unless told how many proxies there are', async () => {
    await start({ publicUrl: 'https://shop.example' });
    const headers = { origin: 'https://evil.example', host: 'shop.example', 'x-forwarded-host': 'evil.example' };
    const answer = await app.inject({
      method: 'POST',
      url: '/write',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(403);
  });

  it.each(['/%', '/%ff', '/%ED%A0%80', `/named/${'x'.repeat(301)}`])(
    'refuses an unreadable address in the usual shape: %s',
    async url => {
      await start();
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'request.not_found']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('answers a fault with a neutral sentence and the request number, and nothing of the fault', async () => {
    await start();
    const answer = await app.inject({ url: '/fault' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.json().message).toContain(String(answer.headers['x-request-id']));
  });

  it('shows a person whose page fails a page, with the ways on and nothing of the fault', async () => {
    await start();
    const answer = await app.inject({ url: '/fault', headers: { accept: 'text/html,*/*' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1>Sorry, that didn’t work</h1>');
    expect(answer.body).toContain('<a href="/">Front page</a>');
    expect(answer.body).not.toContain('secret');
  });

  it('closes connections that send their request too slowly', async () => {
    await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const said = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'POST /write HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        ),
      );
      socket.on('data', chunk => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(said).toContain('408 Request Timeout');
  }, 20_000);
});
