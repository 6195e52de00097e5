import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, each, isRefusal, newKey, upload } from '#client/index.ts';
import { addKey } from '#people/accounts/keys/keys.contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { type BuiltClient, buildClient } from '#test/fixtures/built-client.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const MAX_GZIP_BYTES = 10_000;
const PASSWORD = 'a horse and its battery';
const ADDRESS = {
  address: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560029',
  phone: '9876543210',
  notes: 'Ring twice',
};
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

interface Documented {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly 'x-code-samples': { readonly source: string }[] }>>
  >;
}

/** packages/client and examples, against a shop that listens. */
describe('the client for other programs', () => {
  let shop: TestShop;
  let cast: Cast;
  let built: BuiltClient;
  let address: string;
  beforeAll(async () => {
    [shop, built] = await Promise.all([startTestShop(ONE_ENGINE), buildClient()]);
    cast = await castOf(shop);
    const hash = await hashPassword(PASSWORD);
    await sql`update users set password_hash = ${hash}`.execute(shop.open.db);
    for (const _ of [1, 2, 3]) await makeProduct(shop, cast.deccan.sellerId);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => Promise.all([shop.end(), built.remove()]));

  const signedIn = async ({ email }: { readonly email: string }) => {
    const guest = createClient({ shop: address });
    const { token, user } = await guest.signInForToken({ email, password: PASSWORD });
    return { ...guest.withToken(token), user };
  };

  it('needs no other package, and is small', async () => {
    const dist = join(built.folder, 'packages/client/dist');
    const scripts = (await readdir(dist)).filter(name => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(name => readFile(join(dist, name), 'utf8')));
    expect(gzipSync(texts.join('\n')).length).toBeLessThan(MAX_GZIP_BYTES);
    for (const [, from] of texts.join('\n').matchAll(/ from '([^']+)'/g)) expect(from).toMatch(/^\.\/\w+\.js$/);
  });

  it('is what the samples of the API document are written for', async () => {
    const { paths } = (await shop.guest.inject({ url: '/api/docs/openapi.json' })).json<Documented>();
    const samples = Object.values(paths).flatMap(methods =>
      Object.values(methods).map(each => each['x-code-samples'][0]),
    );
    expect(samples).toHaveLength(shop.api.routes.length);
    const [head] = samples[0]?.source.split('\n') ?? [];
    const bodies = samples.map(each => `{${each?.source.replace(head ?? '', '')}}`);
    await built.check(`${head}\ndeclare const token: string;\n${bodies.join('\n')}`);
    await expect(built.check(`${head}\ncreateClient({ shop: '' }).addToCart({});`)).rejects.toThrow('productId');
  });

  it('buys: products, cart, address, an order that is placed once, and all rows of its list', async () => {
    const asha = await signedIn(cast.asha);
    const titles = [];
    for await (const { title } of each(asha.listProducts, { limit: 2 })) titles.push(title);
    expect(titles).toHaveLength(3);
    const [product] = (await asha.listProducts()).data;
    const { data: to } = await asha.addAddress(ADDRESS);
    await asha.addToCart({ productId: product?._id ?? '', quantity: 2 });
    const order = { addressInfo: { addressId: to._id }, paymentMethod: 'COD' } as const;
    const key = newKey();
    const [first, second] = [await asha.placeOrder(order, { key }), await asha.placeOrder(order, { key })];
    expect(second.orderId).toBe(first.orderId);
    expect((await asha.listOwnOrders({ userId: asha.user.id })).data).toMatchObject([{ number: first.number }]);
    expect(await fetch(asha.addressOf(product?.image ?? '')).then(({ url }) => url)).toContain(address);
  });

  it('throws refusals with code, sentence, fields and call, in its language', async () => {
    const asha = createClient({ shop: address, language: 'hi' });
    const refused = await asha.listProducts({ limit: 1000 }).catch((error: unknown) => error);
    expect(isRefusal(refused, 'addToCart')).toBe(false);
    if (!isRefusal(refused, 'listProducts')) throw refused;
    expect(refused).toMatchObject({ code: 'request.invalid', status: 400, fields: { limit: expect.any(String) } });
    expect(refused.message).toMatch(/[ऀ-ॿ]/);
    await expect(asha.getAccount()).rejects.toMatchObject({ code: 'auth.sign_in_first', call: 'getAccount' });
  });

  it('uploads a file', async () => {
    const deccan = await signedIn(cast.deccan);
    const file = new Blob([PICTURE]);
    const { data } = await deccan.beginUpload({ purpose: 'picture', name: 'front.png', size: file.size });
    expect(await upload(deccan, data, file)).toMatchObject({ width: 1, height: 1, url: expect.any(String) });
  });

  it('copies orders into a CSV by an API key, and says what it may not do', async () => {
    const office = await shop.as(cast.admin);
    const keyFor = async (scope: 'orders:read' | 'products:read') =>
      (await office.call(addKey, { name: scope, scopes: [scope], password: PASSWORD })).key;
    const run = async (key: string) =>
      promisify(execFile)(process.execPath, [join(built.folder, 'examples/orders-to-csv.mjs'), 'orders.csv'], {
        cwd: built.folder,
        env: { ...process.env, SHOP: address, API_KEY: key },
      });
    await run(await keyFor('orders:read'));
    const [head, ...rows] = (await readFile(join(built.folder, 'orders.csv'), 'utf8')).trim().split('\r\n');
    expect(head).toBe('"Number","Placed","Status","Payment","City","Items","Total"');
    const { data } = await (await signedIn(cast.admin)).listOrders();
    expect(rows).toHaveLength(data.length);
    expect(rows[0]).toContain(`"${data[0]?.number}"`);
    await expect(run(await keyFor('products:read'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('orders:read'),
    });
  });
});
