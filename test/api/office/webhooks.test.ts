import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  noSuchEndpoint,
  readDelivery,
  redeliver,
  redeliverFailed,
  removeWebhook,
  replaceSecret,
  testWebhook,
} from '#office/webhooks/contract.ts';
import { WEBHOOK_MESSAGES } from '#office/webhooks/payloads.schema.ts';
import { REPEAT_SLICE } from '#office/webhooks/server/repeat-failed.ts';
import { holdEndpoint, releaseEndpoint, renewEndpoint } from '#office/webhooks/server/sending/deliveries.queries.ts';
import { claimEvents } from '#office/webhooks/server/sending/events.queries.ts';
import { WebhookSender } from '#office/webhooks/server/sending/webhook-sender.ts';
import { sweepWebhooks } from '#office/webhooks/server/webhooks.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PASSWORD = 'a horse and its battery';
const HOUR_MS = 3_600_000;

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly data: { readonly _id: string; readonly orderStatus?: string; readonly totalStock?: number };
}

describe.each(ENGINES)('webhooks on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let site: Server;
  let at: string;
  let port: number;
  let now = new Date();
  const received: Received[] = [];
  /** What the receiver does at a path; otherwise it answers 204. */
  const answers = new Map<string, (response: ServerResponse) => void>();

  beforeAll(async () => {
    site = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const body = Buffer.concat(pieces).toString();
      const { url: path = '', headers } = request;
      received.push({ path, headers, body, ...JSON.parse(body || '{}') });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
    await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening));
    ({ port } = site.address() as AddressInfo);
    at = `http://127.0.0.1:${port}`;
    shop = await startTestShop(engine, {
      webhooks: { ownPort: port, answerWithinMs: 2_000, maxWaiting: 500 },
      now: () => now,
    });
    cast = await castOf(shop);
    const hash = await hashPassword(PASSWORD);
    await sql`update users set password_hash = ${hash} where type <> 'user'`.execute(shop.open.db);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
  });
  afterAll(async () => {
    site.close().closeAllConnections();
    await shop.end();
  });
  beforeEach(async () => {
    await sql`delete from webhook_endpoints`.execute(shop.open.db);
    await sql`delete from webhook_events`.execute(shop.open.db);
    received.length = 0;
    answers.clear();
    now = new Date();
  });

  const add = (client: Client, path: string, events: readonly WebhookEvent[] = WEBHOOK_EVENTS) =>
    client.call(addWebhook, { name: path, url: `${at}${path}`, events: [...events], password: PASSWORD });
  const arrived = async () => {
    await shop.webhooks.idle();
    return received;
  };
  const later = async (ms: number) => {
    now = new Date(now.getTime() + ms);
    return arrived();
  };
  const product = () => makeProduct(shop, cast.deccan.sellerId, { stock: 50 });
  const move = (client: Client, id: string, orderStatus: 'inProcess' | 'inShipping' | 'delivered' | 'rejected') =>
    client.call(updateOrder, { orderId: id as never, orderStatus });

  it('are signed by Standard Webhooks, in order, and as the API document says', async () => {
    const { secret, data } = await add(admin, '/shop');
    expect(secret).toMatch(/^whsec_/);
    const id = await buy(await newBuyer(shop), [await product(), 2]);
    await move(admin, id, 'inProcess');
    await move(admin, id, 'rejected');
    const all = await arrived();
    const ofOrder = all.filter(({ type }) => type.startsWith('order.'));
    expect(ofOrder.map(({ type }) => type)).toEqual(['order.placed', 'order.processing', 'order.rejected']);
    expect(all.map(({ type }) => type)).toEqual(expect.arrayContaining(['product.created', 'product.stock_changed']));
    for (const { headers, body, type } of all) {
      const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
      expect(WEBHOOK_MESSAGES[type]?._zod.run).toBeDefined();
      expect(verified).toMatchObject({ type, version: 1 });
    }
    expect(ofOrder[0]?.body).not.toMatch(/MG Road|9876543210|Asha/);
    expect(ofOrder[0]?.data).toMatchObject({ _id: id, paymentMethod: 'COD' });
    const log = await admin.call(listDeliveries, { endpointId: data._id });
    expect(log.counts).toMatchObject({ waiting: 0, failed: 0, delivered: all.length });
    const document = (await shop.app.inject('/api/openapi.json')).json();
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, 'webhook.test']);
  });

  it('tell a seller of what is his own, and nobody of endpoints of others', async () => {
    const { data } = await add(deccan, '/deccan');
    await add(await shop.as(cast.ritchie), '/ritchie');
    const id = await buy(await newBuyer(shop), [await product(), 1]);
    await move(deccan, id, 'inProcess');
    const all = await arrived();
    expect(new Set(all.map(({ path }) => path))).toEqual(new Set(['/deccan']));
    expect(all.map(({ type }) => type)).toContain('order.processing');
    for (const client of [admin, await shop.as(cast.ritchie)]) {
      const refused = { code: noSuchEndpoint.code };
      await expect(client.call(listDeliveries, { endpointId: data._id })).rejects.toMatchObject(refused);
      await expect(client.call(removeWebhook, { endpointId: data._id })).rejects.toMatchObject(refused);
    }
    expect((await admin.call(listWebhooks, {})).data).toEqual([]);
    await sql`update sellers set status = 'Rejected' where id = ${cast.deccan.sellerId}`.execute(shop.open.db);
    received.length = 0;
    await product();
    expect(await arrived()).toEqual([]);
    await sql`update sellers set status = 'Approved' where id = ${cast.deccan.sellerId}`.execute(shop.open.db);
  });

  it('say what changes of a product: its stock, its text, and that it is gone', async () => {
    await add(deccan, '/goods', ['product.updated', 'product.stock_changed', 'product.deleted']);
    const id = await product();
    await deccan.call(editProduct, { id, price: paise(1_234_00) });
    await arrived();
    await deccan.call(editProduct, { id, totalStock: 7 });
    await arrived();
    await deccan.inject({ method: 'DELETE', url: `/api/admin/products/delete/${id}` });
    const all = (await arrived()).filter(({ data }) => data._id === id);
    expect(all.map(({ type }) => type)).toEqual([
      ...['product.updated', 'product.updated', 'product.stock_changed', 'product.deleted'],
    ]);
    expect(all[2]?.data.totalStock).toBe(7);
  });

  it('serve everybody during a bulk change, orders first, and read no event twice', async () => {
    await add(deccan, '/deccan', ['product.updated']);
    await add(await shop.as(cast.ritchie), '/ritchie', ['product.updated', 'order.placed']);
    const many = await Promise.all(Array.from({ length: 120 }, () => product()));
    const one = await makeProduct(shop, cast.ritchie.sellerId, { stock: 50 });
    await arrived();
    // In one transaction, so that nothing is made ready before everything is there.
    await shop.context.tx(async tx => {
      for (const price of [4_00, 5_00])
        await sql`update products set price_paise = ${price} where id = any(${[...many, one]}::uuid[])`.execute(tx.db);
      await sql`select note_webhook_event('order.placed', ${crypto.randomUUID()}, null, ${one}, ${cast.ritchie.sellerId}, null)`.execute(
        tx.db,
      );
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_events`.execute(tx.db);
      expect(rows).toEqual([{ count: many.length + 2 }]);
      const when = { now, until: new Date(now.getTime() + 60_000), most: 20 };
      const first = await claimEvents(tx.db, when);
      expect(first.map(({ type }) => type)).toContain('order.placed');
      expect(first.map(({ product_id }) => product_id)).toContain(one);
      const second = await claimEvents(tx.db, when);
      expect(second.filter(({ id }) => first.some(each => each.id === id))).toEqual([]);
      expect(second.length).toBeGreaterThan(0);
    });
    await later(61_000);
    expect(new Set(received.map(({ data }) => data._id)).size).toBe(many.length + 1);
  });

  it('go on behind events that cannot be read, which are dropped in the end', async () => {
    await add(admin, '/shop', ['product.created', 'product.deleted']);
    await sql`
      insert into webhook_events (type, product_id, subject_id, seller_id, facts)
      select 'product.deleted', id, id, ${cast.deccan.sellerId}, '{"sku": 1}'
      from (select gen_random_uuid() as id from generate_series(1, 150)) as unreadable`.execute(shop.open.db);
    await product();
    expect((await arrived()).map(({ type }) => type)).toEqual(['product.created']);
    const left = () => sql`select id from webhook_events`.execute(shop.open.db);
    expect((await left()).rows).toHaveLength(150);
    for (let hours = 0; hours < 10; hours += 1) await later(2 * HOUR_MS);
    expect((await left()).rows).toEqual([]);
  });

  it('are not sent of what was not committed', async () => {
    await add(admin, '/shop');
    const id = await product();
    await arrived();
    received.length = 0;
    const failing = shop.context.tx(async tx => {
      await sql`update products set stock = stock - 1 where id = ${id}`.execute(tx.db);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await arrived()).toEqual([]);
  });

  it('survive the end of the process between commit and delivery, in their order', async () => {
    await add(admin, '/shop', ['order.placed', 'order.processing', 'order.rejected']);
    await shop.webhooks.idle();
    const stopped = new WebhookSender(shop.context, { ownPort: 1 });
    await stopped.close();
    const products = await Promise.all([product(), product(), product()]);
    const buyers = await Promise.all(products.map(() => newBuyer(shop)));
    const ids = await Promise.all(products.map((one, which) => buy(buyers[which] as never, [one, 1])));
    await Promise.all(ids.map(id => move(admin, id, 'inProcess')));
    await Promise.all(ids.map(id => move(admin, id, 'rejected')));
    // A process that ended while it held the endpoint.
    await sql`update webhook_endpoints set held_until = ${new Date(now.getTime() + 59_000)}`.execute(shop.open.db);
    const all = await later(60_000);
    for (const id of ids)
      expect(all.filter(({ data }) => data._id === id).map(({ type }) => type)).toEqual([
        'order.placed',
        'order.processing',
        'order.rejected',
      ]);
  });

  it('are tried again for three days, while later events of the same order wait and others do not', async () => {
    const { data } = await add(admin, '/broken', ['order.placed', 'order.processing']);
    const { data: good } = await add(admin, '/good', ['order.placed', 'order.processing']);
    answers.set('/broken', response => response.writeHead(500).end('sorry '.repeat(10_000)));
    const id = await buy(await newBuyer(shop), [await product(), 1]);
    await move(admin, id, 'inProcess');
    const types = (path: string) => received.filter(each => each.path === path).map(({ type }) => type);
    await arrived();
    expect(types('/broken')).toEqual(['order.placed']);
    expect(types('/good')).toEqual(['order.placed', 'order.processing']);
    answers.delete('/broken');
    await later(31_000);
    expect(types('/broken')).toEqual(['order.placed', 'order.placed', 'order.processing']);
    const ids = received.filter(({ path }) => path === '/broken').map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    const { data: log } = await admin.call(listDeliveries, { endpointId: data._id });
    const first = await admin.call(readDelivery, { deliveryId: log[1]?._id as never });
    expect(first.data.attempts).toMatchObject([
      { number: 2, status: 204, failure: null },
      { number: 1, status: 500, failure: 'status' },
    ]);
    expect(first.data.attempts[1]?.answer).toHaveLength(2_000);
    await admin.call(redeliver, { deliveryId: log[1]?._id as never });
    await arrived();
    expect(types('/broken')).toHaveLength(4);
    expect((await admin.call(listDeliveries, { endpointId: good._id })).counts.failed).toBe(0);
  });

  it('follow no redirect, wait for no slow receiver, and reach no private address', async () => {
    await add(admin, '/redirects', ['product.created']);
    await add(admin, '/slow', ['product.created']);
    await add(admin, '/good', ['product.created']);
    answers.set('/redirects', response => response.writeHead(307, { location: `${at}/good` }).end());
    answers.set('/slow', () => {});
    const { data } = await add(admin, '/private', ['product.created']);
    await sql`update webhook_endpoints set url = 'https://10.0.0.1/hooks' where id = ${data._id}`.execute(shop.open.db);
    await product();
    await arrived();
    expect(received.filter(({ path }) => path === '/good')).toHaveLength(1);
    const { rows } = await sql<{ failure: string | null }>`
      select a.failure from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
      join webhook_endpoints e on e.id = d.endpoint_id order by e.name`.execute(shop.open.db);
    expect(rows.map(({ failure }) => failure)).toEqual([null, 'not-public', 'status', 'slow']);
    for (const url of [
      'http://warehouse.example/',
      'https://127.0.0.1/',
      'https://a:b@warehouse.example/',
      'https://shop.example:22/',
    ])
      await expect(
        admin.call(addWebhook, { name: 'x', url, events: ['order.paid'], password: PASSWORD }),
      ).rejects.toMatchObject({ code: 'request.invalid', fields: { url: expect.any(String) } });
  });

  it('stop after three days without success, with a mail, and go on when they are switched on', async () => {
    const { data } = await add(deccan, '/dead', ['product.created']);
    answers.set('/dead', response => response.writeHead(503).end());
    await product();
    await arrived();
    for (let hours = 0; hours < 80; hours += 1) await later(HOUR_MS);
    const [off] = (await deccan.call(listWebhooks, {})).data;
    expect(off).toMatchObject({ isOn: false, offBecause: 'failing', failed: 1, waiting: 0 });
    expect(received).toHaveLength(10);
    await expect.poll(async () => (await shop.mails(1)).some(mail => mail.includes('is switched off'))).toBe(true);
    await expect(deccan.call(redeliverFailed, { endpointId: data._id })).rejects.toMatchObject({
      code: 'webhooks.off',
    });
    await product();
    answers.delete('/dead');
    const { data: on } = await deccan.call(editWebhook, { endpointId: data._id, isOn: true });
    expect(on).toMatchObject({ isOn: true, offBecause: null, failingSince: null });
    expect((await deccan.call(redeliverFailed, { endpointId: data._id })).count).toBe(1);
    await arrived();
    expect(received).toHaveLength(11);
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ failed: 0, waiting: 0 }]);
  });

  it('that failed are sent again in slices, the first at once and the rest by a job, each once', async () => {
    const { data } = await add(deccan, '/many', ['product.created']);
    // Nothing is sent meanwhile.
    await sql`update webhook_endpoints set paused_until = ${new Date(now.getTime() + HOUR_MS)}`.execute(shop.open.db);
    // The last has failed again since.
    await sql`
      insert into webhook_deliveries
        (id, endpoint_id, event_id, position, type, object, payload, state, tries, created_at, done_at)
      select gen_random_uuid(), ${data._id}::uuid, gen_random_uuid(), 1000000 + n, 'product.created', 'product:' || n,
        '{}', 'failed', 9, ${now}::timestamptz, ${now}::timestamptz + case when n = 1 then interval '1 second' else '0' end
      from generate_series(1, ${REPEAT_SLICE + 8}::int) n`.execute(shop.open.db);
    const waiting = async () => (await deccan.call(listDeliveries, { endpointId: data._id })).counts.waiting;
    expect((await deccan.call(redeliverFailed, { endpointId: data._id })).count).toBe(REPEAT_SLICE + 7);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(REPEAT_SLICE + 7);
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ failed: 1 }]);
  });

  it('are in the data that a seller may take along, without their secret', async () => {
    const { secret } = await add(deccan, '/mine', ['order.paid']);
    const { body } = await deccan.inject({ method: 'GET', url: '/api/account/export' });
    expect(JSON.parse(body).data.webhookEndpoints).toMatchObject([{ url: `${at}/mine`, events: ['order.paid'] }]);
    expect(body).not.toContain(secret.slice(6));
  });

  it('stop at once where the receiver says that it is gone', async () => {
    await add(deccan, '/gone', ['product.created']);
    answers.set('/gone', response => response.writeHead(410).end());
    await product();
    await arrived();
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ isOn: false, offBecause: 'gone' }]);
  });

  it('stop where too much waits, and are spared for a day when they are switched on', async () => {
    const { data } = await add(deccan, '/full', ['product.created']);
    await sql`
      insert into webhook_deliveries (id, endpoint_id, event_id, position, type, object, payload, created_at, next_at)
      select gen_random_uuid(), ${data._id}, gen_random_uuid(), n, 'product.created', 'product:' || n, '{}', now(),
        now() + interval '1 hour' from generate_series(1, 500) n`.execute(shop.open.db);
    await product();
    expect(await arrived()).toEqual([]);
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ offBecause: 'full', waiting: 500 }]);
    await deccan.call(editWebhook, { endpointId: data._id, isOn: true });
    await product();
    expect((await arrived()).length).toBeGreaterThan(500);
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ isOn: true, waiting: 0 }]);
  });

  it('belong to one lane at a time, which stops when another has taken over', async () => {
    const { data } = await add(deccan, '/taken', ['product.created']);
    const { db } = shop.open;
    const lease = (holder: string, s: number) => ({
      ...{ holder, now: new Date(now.getTime() + s * 1000), until: new Date(now.getTime() + (s + 10) * 1000) },
    });
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await holdEndpoint(db, data._id, lease(one, 0))).toBeDefined();
    expect(await holdEndpoint(db, data._id, lease(other, 5))).toBeUndefined();
    expect(await renewEndpoint(db, data._id, lease(one, 5))).toBe(true);
    expect(await holdEndpoint(db, data._id, lease(other, 12))).toBeUndefined();
    expect(await holdEndpoint(db, data._id, lease(other, 20))).toBeDefined();
    await releaseEndpoint(db, data._id, one);
    expect(await renewEndpoint(db, data._id, lease(one, 21))).toBe(false);
    expect(await holdEndpoint(db, data._id, lease(one, 21))).toBeUndefined();
  });

  it('are removed at once, and their log by the sweep in slices', async () => {
    const { data } = await add(deccan, '/removed', ['product.created']);
    await sql`
      insert into webhook_deliveries (id, endpoint_id, event_id, position, type, object, payload, state, created_at, done_at)
      select gen_random_uuid(), ${data._id}, gen_random_uuid(), 1, 'product.created', 'product:x', '{}', 'failed', now(), now()
      from generate_series(1, 4100)`.execute(shop.open.db);
    await deccan.call(removeWebhook, { endpointId: data._id });
    expect((await deccan.call(listWebhooks, {})).data).toEqual([]);
    await product();
    expect(await arrived()).toEqual([]);
    const left = async () =>
      (await sql`select url, secret, former_secret, name from webhook_endpoints`.execute(shop.open.db)).rows;
    expect(await left()).toEqual([{ url: '', secret: '', former_secret: null, name: '-' }]);
    await sweepWebhooks()(shop.context, {});
    expect(await left()).toEqual([]);
  });

  it('are signed with both secrets while one is replaced', async () => {
    const { secret, data } = await add(admin, '/shop');
    const replaced = await admin.call(replaceSecret, { endpointId: data._id, overlapHours: 1, password: PASSWORD });
    await expect(
      admin.call(replaceSecret, { endpointId: data._id, overlapHours: 1, password: 'another one' }),
    ).rejects.toMatchObject({ code: 'account.wrong_password' });
    await admin.call(testWebhook, { endpointId: data._id });
    await arrived();
    const verifies = (by: string, { body, headers }: Received) => {
      const signed = headers as Record<string, string>;
      try {
        return new Webhook(by).verify(body, signed) !== undefined;
      } catch {
        return false;
      }
    };
    const [during] = received as [Received];
    expect([secret, replaced.secret].map(each => verifies(each, during))).toEqual([true, true]);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await admin.call(testWebhook, { endpointId: data._id });
    await arrived();
    const [, after] = received;
    expect(after?.headers['webhook-signature']).not.toContain(' ');
  });
});
