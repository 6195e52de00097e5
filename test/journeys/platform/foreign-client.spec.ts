import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect } from '@playwright/test';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { type BuiltClient, buildClient } from '#test/fixtures/built-client.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, PHONE, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { shopKeeper } from '#test/journeys/fixtures/people.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { newShopper } from '#test/journeys/fixtures/shoppers.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A static website of the examples on a port of its own. */
async function serveExamples({ folder }: BuiltClient) {
  const server = createServer(async ({ url = '' }, response) => {
    const path = normalize(new URL(url, 'http://own.invalid').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const body = await readFile(file).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// A header of our own on each request would have to be allowed to other origins.
test.use({ viewport: PHONE.viewport, contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: {} });

test('a page of another origin buys from the shop', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const problems = watchConsole(page);
  const kavya = await newShopper(page, shop);
  const built = await buildClient();
  const { server, origin } = await serveExamples(built);
  const open = () => page.goto(`${origin}/examples/storefront/?shop=${shop.url}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const notice = page.getByRole('status');

  await open();
  await button(/^Add to cart/)
    .first()
    .click();
  const signIn = async () => {
    await page.getByLabel('Email').fill(kavya.email);
    await page.getByLabel('Password').fill(kavya.password);
    await button('Sign in to order').click();
  };
  await signIn();
  await expect(notice).toContainText('can’t be reached');
  expect(problems.splice(0).join()).toContain('CORS');

  const keeper = await shopKeeper(shop);
  const { version, fields } = (await keeper(getSettings, {})).data.programs;
  await keeper(SAVE.programs, { version, fields: { ...fields, allowedOrigins: origin } });
  await signIn();
  await page.getByLabel('Address').fill('7, Fergusson College Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('PIN code').fill('411');
  await page.getByLabel('Phone').fill('9876543210');
  await page.getByLabel('Landmark').fill('Ring twice');
  await button('Deliver here').click();
  await expect(notice).toContainText('PIN code');
  expect(problems.splice(0).join()).toContain('400');
  await page.getByLabel('PIN code').fill('411001');
  await button('Deliver here').click();
  await expect(page.locator('#totals')).toContainText('Pune 411001');
  await page.getByRole('searchbox').fill('charger');
  await button('Search').click();
  await expect(page.locator('#products')).toContainText(/charger/i);
  await looksRight(page);

  await page.reload();
  await button('Place order, pay in cash').click();
  await expect(notice).toContainText(/Thank you. Your order is BB-/);
  const number = /BB-\S+\d/.exec((await notice.textContent()) ?? '')?.[0];
  const orders = await (await page.request.get(`${shop.url}/api/shop/order/list/${kavya.id}`)).json();
  expect(orders.data).toMatchObject([{ number, paymentMethod: 'COD', itemCount: 1 }]);
  expect(problems).toEqual([]);
  server.close();
  await built.remove();
});
