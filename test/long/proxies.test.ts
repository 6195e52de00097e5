import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askTls } from '#test/deploy/ask-tls.ts';
import { type EchoServer, startEcho } from '#test/deploy/echo-server.ts';
import { openGate } from '#test/deploy/gate.ts';
import { type RunningProxy, startCaddy, startNginx } from '#test/deploy/proxies.ts';

const PUBLIC = { headers: { 'cache-control': 'public, max-age=0, stale-if-error=600' } };
const PRIVATE = { headers: { 'cache-control': 'private, no-store' } };
const LIAR = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'mine', forwarded: 'for=203.0.113.9' };

let shop: EchoServer;
beforeAll(async () => {
  shop = await startEcho(PUBLIC);
});
afterEach(() => {
  shop.answer = PUBLIC;
});
afterAll(() => shop.stop());

/** The files under deploy/ in the real proxies, with a server in the shop's place that says what reached it (R65). */
describe('nginx in front', () => {
  let proxy: RunningProxy;
  const ask = (path: string, headers = {}) => askTls(proxy.httpsPort, 'shop.example', path, { headers });

  beforeAll(async () => {
    proxy = await startNginx(shop.port);
  });
  afterAll(() => proxy.stop());

  it('redirects to TLS and sends HSTS', async () => {
    const answer = await fetch(`http://127.0.0.1:${proxy.httpPort}/shop/listing?page=2`, {
      headers: { host: 'shop.example' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/.+\/shop\/listing\?page=2$/);
    expect((await ask('/')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('says itself where a visitor comes from, whatever the visitor says', async () => {
    const { headers } = JSON.parse((await ask('/who', LIAR)).body);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('https');
    expect(headers.host).toBe('shop.example');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps what is the same for everybody, and serves it while the shop is away', async () => {
    expect((await ask('/kept')).headers['x-cache']).toBe('MISS');
    expect((await ask('/kept')).headers['x-cache']).toBe('HIT');
    shop.answer = undefined;
    await expect
      .poll(async () => (await ask('/kept')).headers['x-cache'], { timeout: 10_000 })
      .toMatch(/STALE|UPDATING/);
    expect((await ask('/kept')).status).toBe(200);
    expect((await ask('/never-seen')).status).toBe(502);
  });

  it('keeps nothing that is somebody’s own, nor what brings a cookie', async () => {
    for (const answer of [PRIVATE, { headers: { ...PUBLIC.headers, 'set-cookie': 'sid=1' } }]) {
      shop.answer = answer;
      const before = shop.asked();
      const seen = [await ask('/own'), await ask('/own')].map(({ body }) => JSON.parse(body).asked);
      expect(seen).toEqual([before + 1, before + 2]);
    }
  });
});

describe('Caddy in front', () => {
  let proxy: RunningProxy;
  let store: EchoServer;
  beforeAll(async () => {
    store = await startEcho({ headers: { etag: '"1"' } });
    proxy = await startCaddy(shop.port, store.port);
  });
  afterAll(async () => {
    await proxy.stop();
    store.stop();
  });

  it('leads to TLS, and says itself where a visitor comes from', async () => {
    const plain = await fetch(`http://127.0.0.1:${proxy.httpPort}/`, {
      redirect: 'manual',
      headers: { host: 'localhost' },
    });
    expect(plain.status).toBe(308);
    const answer = await askTls(proxy.httpsPort, 'localhost', '/who', { headers: LIAR });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    const { headers } = JSON.parse(answer.body);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('passes on fifty requests for one address at the same time, so that nobody waits for another’s answer', async () => {
    const gate = await openGate(shop.port);
    const through = await startCaddy(gate.port, store.port);
    gate.hold('/api/auth/check-auth');
    const asked = Promise.all(
      Array.from({ length: 50 }, () => askTls(through.httpsPort, 'localhost', '/api/auth/check-auth')),
    );
    asked.catch(() => {});
    await expect.poll(() => gate.waiting()).toBe(50);
    gate.release();
    expect((await asked).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    await through.stop();
    gate.close();
  });

  it('lets the shop’s pages send to the bucket and read the tag of what they sent', async () => {
    const asked = await askTls(proxy.httpsPort, 'files.localhost', '/shop-uploads/a', {
      method: 'OPTIONS',
      headers: { origin: 'https://localhost', 'access-control-request-method': 'PUT' },
    });
    expect(asked.status).toBe(204);
    const put = await askTls(proxy.httpsPort, 'files.localhost', '/shop-uploads/a?X-Amz-Signature=1', {
      method: 'PUT',
    });
    for (const { headers } of [asked, put]) {
      expect(headers['access-control-allow-origin']).toBe('https://localhost');
      expect(headers['access-control-expose-headers']).toBe('ETag');
    }
    expect(JSON.parse(put.body)).toMatchObject({ path: '/shop-uploads/a?X-Amz-Signature=1' });
    expect(JSON.parse(put.body).headers.host).toBe('files.localhost');
  });
});
