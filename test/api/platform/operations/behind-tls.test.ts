import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { severalHosts } from '#shared/api/problems.ts';
import { type Fields, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe('a shop whose address is https, without a word about its proxy', () => {
  let shop: TestShop;
  let asha: Fields;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { publicUrl: 'https://shop.example', trustProxy: false });
    asha = shopperFields();
    await registerWhole(shop, asha);
  });
  afterAll(() => shop.end());

  it('sets every cookie for secure connections only, by the names that hold browsers to it (A21)', async () => {
    const { email, password } = asha;
    const headers = { origin: 'https://shop.example' };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers,
    });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.map(cookie => cookie.split('=')[0]).sort()).toEqual([
      '__Host-browser',
      '__Host-session',
      'signed_in',
    ]);
    expect(cookies.filter(cookie => !/; Path=\/;.*Secure/.test(cookie))).toEqual([]);
    const [session = ''] = /__Host-session=[^;]+/.exec(cookies.join('\n')) ?? [];
    const who = await shop.app.inject({ url: '/api/auth/check-auth', headers: { cookie: session } });
    expect(who.statusCode).toBe(200);
    const left = await shop.app.inject({
      ...{ method: 'POST', url: '/api/auth/logout', payload: {}, headers: { ...headers, cookie: session } },
    });
    expect(String(left.headers['set-cookie'])).toMatch(/__Host-session=;.*Secure/);
  });

  it('refuses a request that names two hosts, and takes the same with one (F4a)', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const ask = async (...hosts: readonly string[]) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const named = hosts.map(host => `${host}\r\n`).join('');
      socket.write(`GET /api/common/shop HTTP/1.1\r\n${named}Connection: close\r\n\r\n`);
      return text(socket);
    };
    expect(await ask('Host: shop.example')).toMatch(/^HTTP\/1\.1 200 /);
    for (const second of ['Host: evil.example', 'HOST: shop.example', 'hOsT: evil.example']) {
      const answer = await ask('Host: shop.example', second);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain(severalHosts.code);
    }
  });
});
