import { execFile, execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type AgentPlatform, profileOf, startPlatform } from '#test/builders/agent-platform.ts';
import { codeFor } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { pythonProgram } from '#test/setup/python-program.ts';

/** The programs of others that agents are tried with, at the versions that were read. */
const PROGRAMS = ['@shopify/ucp-cli@0.9.0', 'http-message-signatures@1.0.6'];
const SUITE = { name: 'spck-conformance', version: '0.4.0' };
/** The platform that the suite names, which is on the internet; here its profile is that of a platform of the test. */
const NAMED_BY_SUITE = 'https://spck.dev/agent';
/** What the suite asks beyond the published protocol, and why the shop does not do it. */
const BEYOND: Readonly<Record<string, string>> = {
  'catalog.search_requires_input':
    'a refused search must have `messages` or `detail`; the protocol answers `code` and `content`',
  'catalog.pagination_cursor_walk': 'the cursor is sent beside the query; the protocol has it in `pagination`',
};
const run = promisify(execFile);
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const home = mkdtempSync(join(tmpdir(), 'agents-'));
let shop: TestShop;
let cast: Cast;
let platform: AgentPlatform;
let front: Server;
let address: string;
let phone: string;
beforeAll(async () => {
  execFileSync('npm', ['install', '--prefix', home, '--no-save', '--ignore-scripts', ...PROGRAMS], { stdio: 'pipe' });
  platform = await startPlatform();
  platform.document = JSON.stringify({
    ...profileOf(),
    signing_keys: [{ kid: 'one', ...publicKey.export({ format: 'jwk' }) }],
  });
  const port = await freePort();
  front = naming(platform.profile, port);
  await new Promise<void>(listening => front.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  shop = await startTestShop('embedded', { address, webhooks: { ownPort: platform.port } });
  cast = await castOf(shop);
  await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
  phone = await makeProduct(shop, cast.deccan.sellerId, {
    title: 'Nandi 5',
    price_paise: paise(15_000_00),
    stock: 300,
  });
  await shop.app.listen({ port, host: '127.0.0.1' });
}, 300_000);
afterAll(async () => {
  front.close().closeAllConnections();
  await shop.end();
  platform.end();
  rmSync(home, { recursive: true, force: true });
});

/** What stands before the shop, and writes another platform for the one that the suite names. */
function naming(profile: string, port: number): Server {
  return createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const { method, url: path, headers } = incoming;
    const body = Buffer.concat(pieces).toString().replaceAll(NAMED_BY_SUITE, profile);
    const agent = headers['ucp-agent']?.toString().replace(NAMED_BY_SUITE, profile);
    const told = {
      ...headers,
      ...(agent !== undefined && { 'ucp-agent': agent }),
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    };
    const asked = request({ host: '127.0.0.1', port, method, path, headers: told }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.writeHead(502).end());
    asked.end(body);
  });
}

const env = { ...process.env, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true', UCP_HOME: join(home, 'ucp') };

/** An operation by Shopify’s command line, with the profile that it has. */
async function ucp(words: readonly string[], input: object) {
  const program = join(home, 'node_modules/@shopify/ucp-cli/dist/bin.js');
  const told = [program, ...words, '--business', address, '--input', JSON.stringify(input), '--format', 'json'];
  const { stdout } = await run(process.execPath, told, { env });
  return JSON.parse(stdout).result;
}

/** R92.8 */
it('the command line of another shop finds, fills and completes a checkout', { timeout: 300_000 }, async () => {
  const { products } = await ucp(['catalog', 'search'], { query: 'nandi' });
  expect(products[0].variants[0].id).toBe(phone);
  const cart = await ucp(['cart', 'create'], { line_items: [{ item: { id: phone }, quantity: 2 }] });
  const opened = await ucp(['checkout', 'create'], { cart_id: cart.id, line_items: [] });
  expect(opened.status).toBe('incomplete');
  const buyer = { first_name: 'Meena', last_name: 'Iyer', email: 'meena@agent.example', phone_number: '9876543211' };
  const destinations = [{ street_address: '4 Park Street', address_locality: 'Kolkata', postal_code: '700016' }];
  const ready = await ucp(['checkout', 'update', opened.id], {
    ...{ line_items: [{ item: { id: phone }, quantity: 2 }], buyer },
    fulfillment: { methods: [{ type: 'shipping', destinations }] },
  });
  expect([ready.status, ready.totals.at(-1).amount]).toEqual(['ready_for_complete', 3_000_000]);
  const cash = (credential?: object) => ({
    payment: {
      instruments: [{ id: '1', handler_id: 'cash_on_delivery', type: 'mailed_code', selected: true, credential }],
    },
  });
  await ucp(['checkout', 'complete', opened.id], cash());
  const code = await codeFor(shop, buyer.email);
  const done = await ucp(['checkout', 'complete', opened.id], cash({ type: 'mailed_code', code }));
  expect(done.status).toBe('completed');
  expect((await ucp(['order', 'get', done.order.id], {})).line_items[0].quantity.total).toBe(2);
});

/** R92.9: a signature that a library of others has made. */
it('a library of others signs requests that are heard, and none that were changed', async () => {
  const { createSigner, httpbis } = await import(join(home, 'node_modules/http-message-signatures/lib/index.js'));
  const url = `${address}/api/ucp/catalog/search`;
  const body = JSON.stringify({ query: 'nandi' });
  const digest = createHash('sha256').update(body).digest('base64');
  const fields = ['@method', '@authority', '@path', 'ucp-agent', 'idempotency-key', 'content-digest', 'content-type'];
  const signed = await httpbis.signMessage(
    { key: createSigner(privateKey, 'ecdsa-p256-sha256', 'one'), fields },
    {
      ...{ method: 'POST', url },
      headers: {
        'ucp-agent': `profile="${platform.profile}"`,
        'content-type': 'application/json',
        'content-digest': `sha-256=:${digest}:`,
        'idempotency-key': randomUUID(),
      },
    },
  );
  const send = async (text: string) =>
    (await fetch(url, { method: 'POST', headers: signed.headers, body: text })).json();
  expect((await send(body)).products[0].id).toBe(phone);
  expect((await send(JSON.stringify({ query: 'other' }))).code).toBe('digest_mismatch');
});

/** R92.8: by a suite for the version that the shop speaks, which is not that of the protocol's authors. */
it('a suite of others finds nothing against the protocol', { timeout: 600_000 }, async ({ task }) => {
  const spare = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 6', stock: 300 });
  const soldOut = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 4', stock: 0 });
  for (let more = 0; more < 10; more += 1)
    await makeProduct(shop, cast.deccan.sellerId, { title: `Nandi ${more + 10}`, stock: 3 });
  const config = join(home, 'suite.json');
  writeFileSync(
    config,
    JSON.stringify({
      ...{ product_id: phone, out_of_stock_id: soldOut, currency: 'INR', cart: { second_product_id: spare } },
      catalog: { query: 'nandi', variant_id: phone, max_batch: 20, paginated_query: 'nandi', paginated_total: 13 },
      signature: {
        platform_profile_url: platform.profile,
        request_private_jwk: { kid: 'one', ...privateKey.export({ format: 'jwk' }) },
      },
    }),
  );
  const program = await pythonProgram(SUITE);
  const told = ['--server', address, '--config', config, '--json'];
  const { stdout } = await run(program, told, { maxBuffer: 64 * 1024 * 1024 }).catch(error => error);
  const { checks } = JSON.parse(stdout) as { checks: { id: string; status: string }[] };
  const names = (status: string) => checks.filter(each => each.status === status).map(({ id }) => id);
  task.meta.figures = { 'checks that passed': String(names('clean-pass').length) };
  expect(names('deviation').filter(name => !(name in BEYOND))).toEqual([]);
  expect(names('clean-pass').length).toBeGreaterThan(60);
});
