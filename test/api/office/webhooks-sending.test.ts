import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  readDelivery,
  redeliver,
  redeliverFailed,
} from '#office/webhooks/contract.ts';
import { REPEAT_SLICE } from '#office/webhooks/server/repeat-failed.ts';
import { holdEndpoint, releaseEndpoint, renewEndpoint } from '#office/webhooks/server/sending/deliveries.queries.ts';
import { claimEvents } from '#office/webhooks/server/sending/events.queries.ts';
import { WebhookSender } from '#office/webhooks/server/sending/webhook-sender.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { startWebhookScene, WEBHOOK_PASSWORD, type WebhookScene } from '#test/builders/webhook-scene.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

const HOUR_MS = 3_600_000;

describe.each(ENGINES)('sending of webhooks on the %s engine', engine => {
  let scene: WebhookScene;
  beforeAll(async () => {
    scene = await startWebhookScene(engine);
  });
  afterAll(() => scene.end());
  beforeEach(() => scene.clear());

  it('serve everybody during a bulk change, orders first, and read no event twice', async () => {
    const { shop, cast, deccan, received, clock, arrived, add, later, product } = scene;
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
      const when = { now: clock.now, until: new Date(clock.now.getTime() + 60_000), most: 20 };
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
    const { shop, cast, admin, arrived, add, later, product } = scene;
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

  it('survive the end of the process between commit and delivery, in their order', async () => {
    const { shop, admin, clock, add, later, product, move } = scene;
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
    await sql`update webhook_endpoints set held_until = ${new Date(clock.now.getTime() + 59_000)}`.execute(
      shop.open.db,
    );
    const all = await later(60_000);
    for (const id of ids)
      expect(all.filter(({ data }) => data._id === id).map(({ type }) => type)).toEqual([
        'order.placed',
        'order.processing',
        'order.rejected',
      ]);
  });

  it('are tried again for three days, while later events of the same order wait and others do not', async () => {
    const { shop, admin, received, answers, arrived, add, later, product, move } = scene;
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
    const { shop, admin, received, answers, at, arrived, add, product } = scene;
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
        admin.call(addWebhook, { name: 'x', url, events: ['order.paid'], password: WEBHOOK_PASSWORD }),
      ).rejects.toMatchObject({ code: 'request.invalid', fields: { url: expect.any(String) } });
  });

  it('stop after three days without success, with a mail, and go on when they are switched on', async () => {
    const { shop, deccan, received, answers, arrived, add, later, product } = scene;
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
    const { shop, deccan, clock, add } = scene;
    const { data } = await add(deccan, '/many', ['product.created']);
    // Nothing is sent meanwhile.
    await sql`update webhook_endpoints set paused_until = ${new Date(clock.now.getTime() + HOUR_MS)}`.execute(
      shop.open.db,
    );
    // The last has failed again since.
    await sql`
      insert into webhook_deliveries
        (id, endpoint_id, event_id, position, type, object, payload, state, tries, created_at, done_at)
      select gen_random_uuid(), ${data._id}::uuid, gen_random_uuid(), 1000000 + n, 'product.created', 'product:' || n,
        '{}', 'failed', 9, ${clock.now}::timestamptz, ${clock.now}::timestamptz + case when n = 1 then interval '1 second' else '0' end
      from generate_series(1, ${REPEAT_SLICE + 8}::int) n`.execute(shop.open.db);
    const waiting = async () => (await deccan.call(listDeliveries, { endpointId: data._id })).counts.waiting;
    expect((await deccan.call(redeliverFailed, { endpointId: data._id })).count).toBe(REPEAT_SLICE + 7);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(REPEAT_SLICE + 7);
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ failed: 1 }]);
  });

  it('stop at once where the receiver says that it is gone', async () => {
    const { deccan, answers, arrived, add, product } = scene;
    await add(deccan, '/gone', ['product.created']);
    answers.set('/gone', response => response.writeHead(410).end());
    await product();
    await arrived();
    expect((await deccan.call(listWebhooks, {})).data).toMatchObject([{ isOn: false, offBecause: 'gone' }]);
  });

  it('stop where too much waits, and are spared for a day when they are switched on', async () => {
    const { shop, deccan, arrived, add, product } = scene;
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
    const { shop, deccan, clock, add } = scene;
    const { data } = await add(deccan, '/taken', ['product.created']);
    const { db } = shop.open;
    const lease = (holder: string, s: number) => ({
      ...{
        holder,
        now: new Date(clock.now.getTime() + s * 1000),
        until: new Date(clock.now.getTime() + (s + 10) * 1000),
      },
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
});
