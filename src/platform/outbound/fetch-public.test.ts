import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { FetchRefused, fetchPublic, type PublicFetch } from './fetch-public.ts';
import { isPublicAddress } from './is-public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

const LIMITS: PublicFetch = { maxBytes: 1_000, withinMs: 2_000 };
const outcome = (address: string, more: Partial<PublicFetch> = {}) =>
  fetchPublic(address, { ...LIMITS, ...more }).then(
    bytes => bytes.toString(),
    error => (error instanceof FetchRefused ? error.reason : error),
  );
/** A name server that answers with these addresses. */
const resolvesTo = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never as typeof lookup;

describe('an address of the public internet', () => {
  it('is none of this machine, of its network, or of no network', () => {
    for (const address of ['8.8.8.8', '172.15.0.1', '100.63.0.1', '2606:4700:4700::1111'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const address of [
      ...[
        '127.0.0.1',
        '127.9.9.9',
        '10.1.1.1',
        '172.16.0.1',
        '192.168.1.1',
        '169.254.169.254',
        '0.0.0.0',
        '100.64.0.1',
      ],
      ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1'],
      ...[
        'fe80::1',
        'fc00::1',
        'fd00:ec2::254',
        '64:ff9b::7f00:1',
        '2002:7f00:1::',
        '2001:0:1::',
        'ff02::1',
        'shop.example',
      ],
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

describe('a file of another site', () => {
  it('is not fetched from this machine, however its address is written', async () => {
    let asked = 0;
    const port = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    for (const host of [
      ...['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]'],
      ...['0.0.0.0', '[::]', '127.0.0.1.'],
    ])
      expect([host, await outcome(`http://${host}:${port}/`)]).toEqual([host, 'not-public']);
    expect(asked).toBe(0);
  });

  it('is not fetched where any address of a host is not public', async () => {
    const port = await serve((_request, response) => response.end('secret'));
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']])
      expect(await outcome(`http://cdn.example:${port}/`, { resolve: resolvesTo(...addresses) })).toBe('not-public');
  });

  it('is not fetched from a port of another service', async () => {
    for (const address of ['http://8.8.8.8:22/', 'https://8.8.8.8:8443/', 'http://[2606:4700:4700::1111]:6379/'])
      expect([address, await outcome(address)]).toEqual([address, 'port']);
    expect(await outcome('http://cdn.example:5432/', { resolve: resolvesTo('8.8.8.8') })).toBe('port');
  });

  it('is only one of the web, without a password', async () => {
    for (const address of [
      'ftp://cdn.example/a',
      'file:///etc/passwd',
      'data:image/png,x',
      'http://me:it@cdn.example/',
      'x',
      '',
    ])
      expect([address, await outcome(address)]).toEqual([address, 'address']);
  });

  it('is fetched with its redirects, of which each is checked, at most three', async () => {
    const port = await serve(({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else if (url === '/away') response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end();
      else if (url === '/file') response.writeHead(301, { location: 'file:///etc/passwd' }).end();
      else response.end('a picture');
    });
    const own = { ownPort: port };
    expect(await outcome(`http://127.0.0.1:${port}/3`, own)).toBe('a picture');
    expect(await outcome(`http://127.0.0.1:${port}/4`, own)).toBe('redirects');
    expect(await outcome(`http://127.0.0.1:${port}/away`, own)).toBe('not-public');
    expect(await outcome(`http://127.0.0.1:${port}/file`, own)).toBe('address');
  });

  it('is at most so large, counted while it comes', async () => {
    const port = await serve(({ url }, response) => {
      if (url === '/said') response.writeHead(200, { 'content-length': '5000' });
      const sending = setInterval(() => response.write('x'.repeat(300)), 1);
      response.on('close', () => clearInterval(sending));
    });
    for (const path of ['said', 'unsaid'])
      expect(await outcome(`http://127.0.0.1:${port}/${path}`, { ownPort: port })).toBe('too-large');
  });

  it('comes in time, and as an answer of success', async () => {
    const port = await serve(({ url }, response) => {
      if (url === '/missing') response.writeHead(404).end();
      else if (url === '/begun') response.write('x');
    });
    const own = { ownPort: port, withinMs: 150 };
    expect(await outcome(`http://127.0.0.1:${port}/missing`, own)).toBe('status');
    expect(await outcome(`http://127.0.0.1:${port}/begun`, own)).toBe('slow');
    expect(await outcome(`http://127.0.0.1:${port}/never`, own)).toBe('slow');
    expect(await outcome('http://127.0.0.1:1/', { ownPort: 1 })).toBe('unreachable');
  });
});
