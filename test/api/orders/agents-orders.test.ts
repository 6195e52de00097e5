import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportMine } from '#office/privacy/contract.ts';
import * as handover from '#orders/agents/handover.contract.ts';
import { handoverMissing, handoverTaken } from '#orders/agents/handover.contract.ts';
import { secretId } from '#orders/agents/server/agent-call.ts';
import { eraseOrdersOf } from '#orders/agents/server/agents.ts';
import { takeDue } from '#orders/agents/server/orders/agent-orders.queries.ts';
import { tellPlatforms } from '#orders/agents/server/orders/tell-platforms.ts';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { editOrder } from '#orders/orders/editing/edit.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Agent, isSigned } from '#test/builders/agent-platform.ts';
import {
  AGENT_SHOP,
  type AgentScene,
  codesOf,
  fulfillment,
  inCash,
  itemsOf,
  startAgentScene,
} from '#test/builders/agent-scene.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { codeFor } from '#test/builders/registering.ts';
import { type Client, ENGINES, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

describe.each(ENGINES)('orders with agents on the %s engine', engine => {
  let scene: AgentScene;
  let shop: TestShop;
  let agent: Agent;
  let platform: AgentScene['platform'];
  let admin: Client;
  beforeAll(async () => {
    scene = await startAgentScene(engine);
    ({ shop, agent, platform, admin } = scene);
  });
  afterAll(() => scene.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  const tell = () => tellPlatforms({ address: AGENT_SHOP, ownPort: platform.port })(shop.context, {});

  it('hands everything else over to the buyer, who has it from then on', async () => {
    const id = await scene.product();
    const checkout = await scene.filled(id);
    const handed = await scene.complete(checkout.id, {});
    expect(handed).toMatchObject({
      status: 'requires_escalation',
      continue_url: `${AGENT_SHOP}/shop/handover/${checkout.id}`,
    });
    expect(codesOf(handed)).toContain('buyer_review');
    const buyer = await newBuyer(shop);
    // Near the end of its week, the buyer has another one.
    await sql`update agent_sessions set created_at = now() - interval '6 days 23 hours' where id = ${checkout.id}`.execute(
      shop.open.db,
    );
    const { data } = await buyer.call(handover.takeHandover, { session: checkout.id });
    expect(data).toMatchObject({
      platform: new URL(platform.profile).host,
      checkout: { ready: true, address: { city: 'Kolkata' } },
    });
    const changed = await agent.rest('PUT', `/checkout-sessions/${checkout.id}`, {
      ...itemsOf(id, 5),
      buyer: scene.buyerOf(),
      fulfillment,
    });
    expect([changed.status, changed.line_items[0].quantity]).toEqual(['requires_escalation', 1]);
    expect(Date.parse(changed.expires_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const dropped = await agent.rest('POST', `/checkout-sessions/${checkout.id}/cancel`);
    const other = await newBuyer(shop);
    await expect(other.call(handover.takeHandover, { session: checkout.id })).rejects.toEqual(refusedAs(handoverTaken));
    const chosen = await buyer.call(handover.changeHandover, { session: checkout.id, method: 'COD' });
    const placed = await buyer.call(handover.completeHandover, {
      session: checkout.id,
      terms: chosen.data.checkout.terms,
    });
    const repeated = await buyer.call(handover.completeHandover, {
      session: checkout.id,
      terms: chosen.data.checkout.terms,
    });
    expect(repeated.orderId).toBe(placed.orderId);
    expect((await agent.rest('GET', `/checkout-sessions/${checkout.id}`)).status).toBe('completed');
    // A buyer has taken it over, so nothing of it is the agent’s to end.
    expect(codesOf(dropped)).toContain('not_allowed');
    expect((await buyer.call(exportMine, {})).data.agentCheckouts).toEqual([
      expect.objectContaining({ platform: platform.profile, ordered: true }),
    ]);
  });

  it('makes a checkout of a cart once, and ends both', async () => {
    const id = await scene.product();
    const cart = await agent.rest('POST', '/carts', itemsOf(id, 3));
    expect(cart.totals.at(-1)).toEqual({ type: 'total', amount: 449_700 });
    const asked = { cart_id: cart.id, line_items: [] };
    const [one, two] = await Promise.all([
      agent.rest('POST', '/checkout-sessions', asked),
      agent.rest('POST', '/checkout-sessions', asked),
    ]);
    expect(two.id).toBe(one.id);
    expect(await agent.raw('POST', '/checkout-sessions', asked)).toMatchObject({ status: 200, body: { id: one.id } });
    expect((await agent.rest('POST', `/checkout-sessions/${one.id}/cancel`)).status).toBe('canceled');
    expect((await agent.rest('POST', `/carts/${cart.id}/cancel`)).id).toBe(cart.id);
    expect((await agent.rest('GET', `/carts/${cart.id}`)).ucp.status).toBe('error');
    expect((await agent.rest('POST', '/checkout-sessions', asked)).ucp.status).toBe('error');
    const buyer = await newBuyer(shop);
    await expect(buyer.call(handover.takeHandover, { session: one.id })).rejects.toEqual(refusedAs(handoverMissing));
  });

  it('makes one order of one cart, whoever places it', async () => {
    const id = await scene.product();
    const cart = await agent.rest('POST', '/carts', itemsOf(id));
    const asked = { cart_id: cart.id, line_items: [], buyer: scene.buyerOf(), fulfillment };
    const checkout = await agent.rest('POST', '/checkout-sessions', asked);
    const buyer = await newBuyer(shop);
    await buyer.call(handover.takeHandover, { session: cart.id });
    // Of a cart that somebody has, no other checkout is made.
    expect((await agent.rest('POST', '/checkout-sessions', asked)).ucp.status).toBe('error');
    const chosen = await buyer.call(handover.changeHandover, { session: cart.id, method: 'COD' });
    const { terms } = chosen.data.checkout;
    const placed = await buyer.call(handover.completeHandover, { session: cart.id, terms });
    expect(placed.orderId).toBeTruthy();
    expect((await agent.rest('GET', `/checkout-sessions/${checkout.id}`)).status).toBe('canceled');
    // The address is one of the account, so the platform is told where it goes, and not to whom.
    const { order_id } = await shop.open.db
      .selectFrom('agent_orders')
      .select(['id', 'order_id'])
      .where('session_id', '=', cart.id)
      .executeTakeFirstOrThrow();
    platform.told.length = 0;
    await tell();
    const told = platform.told.map(({ body }) => JSON.parse(body)).find(each => each.checkout_id === cart.id);
    expect(Object.keys(told.fulfillment.expectations[0].destination).sort()).toEqual([
      'address_country',
      'address_region',
      'postal_code',
    ]);
    // While one process tells of it, a change waits for it.
    const rows = () =>
      shop.open.db.selectFrom('agent_orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
    await shop.open.db
      .updateTable('agent_orders')
      .set({ next_at: new Date(0), held_until: new Date(Date.now() + 60_000) })
      .where('order_id', '=', order_id)
      .execute();
    platform.told.length = 0;
    await tell();
    expect(platform.told).toEqual([]);
    await shop.open.db
      .updateTable('agent_orders')
      .set({ next_at: null, held_until: null })
      .where('order_id', '=', order_id)
      .execute();
    await shop.context.tx(tx => eraseOrdersOf(tx.db, buyer.id));
    expect(await rows()).toMatchObject({
      webhook_url: null,
      next_at: null,
      platform: new URL(platform.profile).origin,
    });
  });

  it('tells the platform of an order and of what becomes of it, signed, until it has arrived', async () => {
    const [id, buyer] = [await scene.product(), scene.buyerOf()];
    const checkout = await scene.filled(id, buyer);
    await scene.complete(checkout.id, inCash());
    await scene.complete(checkout.id, inCash(await codeFor(shop, buyer.email)));
    platform.told.length = 0;
    platform.status = 503;
    await tell();
    platform.status = 200;
    await tell();
    const toldOf = () => platform.told.filter(({ body }) => JSON.parse(body).checkout_id === checkout.id);
    expect(toldOf()).toHaveLength(1);
    await shop.open.db
      .updateTable('agent_orders')
      .set({ next_at: new Date(0) })
      .where('next_at', 'is not', null)
      .execute();
    await tell();
    const { signing_keys } = await scene.published();
    const [first, second] = toldOf();
    for (const told of [first, second]) expect(told && isSigned(told, signing_keys)).toBe(true);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second && isSigned({ ...second, body: second.body.replace('processing', 'fulfilled') }, signing_keys)).toBe(
      false,
    );
    await tell();
    expect(toldOf()).toHaveLength(2);
    const { order } = await agent.rest('GET', `/checkout-sessions/${checkout.id}`);
    const known = await shop.open.db
      .selectFrom('agent_orders')
      .select('order_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await admin.call(updateOrder, { orderId: known.order_id, orderStatus: 'rejected', reason: 'out-of-stock' });
    await tell();
    const last = JSON.parse(toldOf().at(-1)?.body ?? '{}');
    expect(last).toMatchObject({
      id: order.id,
      line_items: [{ status: 'removed' }],
      adjustments: [{ type: 'cancellation', totals: [{ amount: -149_900 }] }],
    });
  });

  it('tells of edits, refunds and another address, and does not tell what people filled in', async () => {
    const [id, other, buyer] = [await scene.product(), await scene.product({ title: 'Nandi 5 red' }), scene.buyerOf()];
    const checkout = await scene.filled(id, buyer);
    await scene.complete(checkout.id, inCash());
    await scene.complete(checkout.id, inCash(await codeFor(shop, buyer.email)));
    const { order_id: orderId } = await shop.open.db
      .selectFrom('agent_orders')
      .select('order_id')
      .where('session_id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    const told = async () => {
      platform.told.length = 0;
      await tell();
      return platform.told.map(({ body }) => JSON.parse(body));
    };
    expect(await told()).toMatchObject([
      { fulfillment: { expectations: [{ destination: { postal_code: '700016' } }] } },
    ]);
    const edit = async (what: Pick<InputOf<typeof editOrder>, 'lines' | 'address'>) => {
      const { orderUpdateDate: seen } = (await admin.call(getOrder, { orderId })).data;
      await admin.call(editOrder, { orderId, seen, why: 'The buyer called', ...what });
    };
    const [part] = (await admin.call(getOrder, { orderId })).data.parts;
    if (!part) throw new Error('an order without parts');
    // For one of the same price, so that no amount changes.
    await edit({ lines: { partId: part.partId, edits: [{ productId: id, quantity: 1, swapFor: other }] } });
    expect(await told()).toMatchObject([{ line_items: [{ id: other }] }]);
    const address = {
      name: 'Meena Iyer',
      address: '9 Lake Road',
      city: 'Kolkata',
      pincode: '700029',
      notes: 'Second floor',
    };
    await edit({ address: { ...address, phone: '9876543211' } });
    const [moved] = await told();
    expect(moved.fulfillment.expectations[0].destination).toEqual({
      ...{ address_region: 'West Bengal', postal_code: '700029', address_country: 'IN' },
    });
    const undo = new Error('only tried');
    const trial = shop.open.db.transaction().execute(async tx => {
      const own = () => tx.updateTable('agent_orders').set({ next_at: null }).where('order_id', '=', orderId);
      const isNoted = async () => (await own().where('next_at', 'is not', null).returning('id').execute()).length;
      const cause = { cause: 'edited', cause_id: newId() } as const;
      const refund = {
        id: newId<'refund'>(),
        order_id: orderId,
        part_id: part.partId,
        amount_paise: paise(100),
        ...cause,
      };
      await tx.insertInto('refunds').values(refund).execute();
      expect(await isNoted()).toBe(1);
      await tx.updateTable('refunds').set({ updated_at: new Date() }).where('id', '=', refund.id).execute();
      expect(await isNoted()).toBe(0);
      await tx.updateTable('refunds').set({ state: 'failed' }).where('id', '=', refund.id).execute();
      expect(await isNoted()).toBe(1);
      throw undo;
    });
    await expect(trial).rejects.toBe(undo);
  });

  it('takes few orders of one platform at a time', async () => {
    const [id, buyer, slow] = [await scene.product(), await newBuyer(shop), 'https://slow.example/'];
    for (let count = 0; count < 3; count += 1)
      await shop.open.db
        .insertInto('agent_orders')
        .values({
          ...{ order_id: await buy(buyer, [id, 1]), id: secretId('ord'), session_id: 'chk', platform: slow },
          ...{ webhook_url: slow, knows_address: false },
        })
        .execute();
    const take = async () => (await takeDue(shop.open.db, 20)).filter(({ platform }) => platform === slow);
    expect([(await take()).length, (await take()).length]).toEqual([2, 1]);
    await shop.open.db.deleteFrom('agent_orders').where('platform', '=', slow).execute();
  });
});
