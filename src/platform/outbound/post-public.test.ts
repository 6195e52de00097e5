import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PublicPost, postPublic, postRefusal } from './post-public.ts';

type Resolver = NonNullable<PublicPost['resolve']>;

/** A name server that answers with these addresses. */
const resolving = (...addresses: readonly string[]) =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as Resolver;

const POST = { maxBytes: 1000, withinMs: 500, headers: {}, body: '{}' };

describe('posting to receivers', () => {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/huge') response.end('x'.repeat(10_000_000));
    else if (request.url === '/other')
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
    else if (request.url === '/away') response.writeHead(302, { location: 'https://10.0.0.1/' }).end();
    else if (request.url !== '/slow') response.end('thanks');
  });
  let ownPort = 0;
  let at = '';
  beforeAll(async () => {
    await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening));
    ownPort = (site.address() as AddressInfo).port;
    at = `http://127.0.0.1:${ownPort}`;
  });
  afterAll(() => site.close().closeAllConnections());

  it.each([
    ...[
      'http://shop.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/',
    ],
    ...['https://u:p@shop.example/', 'https://shop.example:8443/', 'ftp://shop.example/', 'not an address'],
  ])('refuses %s without asking', address => {
    expect(postRefusal(address, undefined)).toBeDefined();
  });

  it.each([['192.168.0.7'], ['93.184.215.14', '127.0.0.1'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'refuses a public name that resolves to %s',
    async (...addresses) => {
      const sent = postPublic('https://receiver.example/', { ...POST, resolve: resolving(...addresses) });
      await expect(sent).rejects.toMatchObject({ reason: 'not-public' });
    },
  );

  it('reaches the one port of this machine that it is told, and none beside it', async () => {
    expect(await postPublic(`${at}/`, { ...POST, ownPort })).toEqual({ status: 200, text: 'thanks' });
    await expect(postPublic(`${at}/`, { ...POST, ownPort: ownPort + 1 })).rejects.toMatchObject({ reason: 'address' });
    await expect(postPublic(`${at}/`, POST)).rejects.toMatchObject({ reason: 'address' });
  });

  it('does not wait for a receiver that goes on in another protocol', async () => {
    const refused = { reason: 'status', status: 101 };
    await expect(postPublic(`${at}/other`, { ...POST, ownPort })).rejects.toMatchObject(refused);
  });

  it('reads the beginning of an answer, follows no redirect, and waits no longer than said', async () => {
    expect((await postPublic(`${at}/huge`, { ...POST, ownPort })).text).toHaveLength(1000);
    expect(await postPublic(`${at}/away`, { ...POST, ownPort })).toMatchObject({ status: 302 });
    await expect(postPublic(`${at}/slow`, { ...POST, ownPort })).rejects.toMatchObject({ reason: 'slow' });
  });
});
