import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listDeliveries,
  listWebhooks,
  noSuchEndpoint,
  removeWebhook,
  replaceSecret,
  testWebhook,
} from '#office/webhooks/contract.ts';
import { WEBHOOK_MESSAGES } from '#office/webhooks/payloads.schema.ts';
import { sweepWebhooks } from '#office/webhooks/server/webhooks.ts';
import { WEBHOOK_EVENTS } from '#office/webhooks/webhook-events.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { paise } from '#shared/money/money.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Received, startWebhookScene, WEBHOOK_PASSWORD, type WebhookScene } from '#test/builders/webhook-scene.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

const HOUR_MS = 3_600_000;

describe.each(ENGINES)('webhooks on the %s engine', engine => {
  let scene: WebhookScene;
  beforeAll(async () => {
    scene = await startWebhookScene(engine);
  });
  afterAll(() => scene.end());
  beforeEach(() => scene.clear());

  it('are signed by Standard Webhooks, in order, and as the API document says', async () => {
    const { shop, admin, arrived, add, product, move } = scene;
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
    const { shop, cast, admin, deccan, received, arrived, add, product, move } = scene;
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
    const { deccan, arrived, add, product } = scene;
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

  it('are not sent of what was not committed', async () => {
    const { shop, admin, received, arrived, add, product } = scene;
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

  it('are in the data that a seller may take along, without their secret', async () => {
    const { deccan, at, add } = scene;
    const { secret } = await add(deccan, '/mine', ['order.paid']);
    const { body } = await deccan.inject({ method: 'GET', url: '/api/account/export' });
    expect(JSON.parse(body).data.webhookEndpoints).toMatchObject([{ url: `${at}/mine`, events: ['order.paid'] }]);
    expect(body).not.toContain(secret.slice(6));
  });

  it('are removed at once, and their log by the sweep in slices', async () => {
    const { shop, deccan, arrived, add, product } = scene;
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
    const { admin, received, clock, arrived, add } = scene;
    const { secret, data } = await add(admin, '/shop');
    const replaced = await admin.call(replaceSecret, {
      endpointId: data._id,
      overlapHours: 1,
      password: WEBHOOK_PASSWORD,
    });
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
    clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
    await admin.call(testWebhook, { endpointId: data._id });
    await arrived();
    const [, after] = received;
    expect(after?.headers['webhook-signature']).not.toContain(' ');
  });
});
