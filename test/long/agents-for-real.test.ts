import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { codeFor } from '#test/builders/registering.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** The programs of others that agents are tried with, at the versions that were read. */
const PROGRAMS = ['@shopify/ucp-cli@0.9.0', '@modelcontextprotocol/conformance@0.1.16'];
const run = promisify(execFile);

const home = mkdtempSync(join(tmpdir(), 'agents-'));
let shop: TestShop;
let address: string;
let phone: string;
beforeAll(async () => {
  execFileSync('npm', ['install', '--prefix', home, '--no-save', '--ignore-scripts', ...PROGRAMS], { stdio: 'pipe' });
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  shop = await startTestShop('embedded', { address });
  const cast = await castOf(shop);
  await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
  phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5', price_paise: paise(15_000_00), stock: 3 });
  await shop.app.listen({ port, host: '127.0.0.1' });
}, 300_000);
afterAll(async () => {
  await shop.end();
  rmSync(home, { recursive: true, force: true });
});

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

/** R92.8: the scenarios of the suite that need no tools of its own and no streams. */
it.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
  'the tools conform to the protocol in %s',
  { timeout: 120_000 },
  async scenario => {
    const program = join(home, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
    const told = [program, 'server', '--url', `${address}/api/ucp/mcp`, '--scenario', scenario];
    const { stdout } = await run(process.execPath, told, { env, cwd: home });
    expect(stdout).toMatch(/Passed: (\d+)\/\1, 0 failed/);
  },
);
