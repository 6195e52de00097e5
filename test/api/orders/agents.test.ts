import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import { getOrder } from '#orders/orders/contract.ts';
import { enterAsGuest } from '#people/accounts/guests/guests.contract.ts';
import { wrongAccountCode } from '#people/accounts/password/password-reset.contract.ts';
import { type AccountCodeId, newId, type OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import type { Agent } from '#test/builders/agent-platform.ts';
import {
  AGENT_SHOP,
  type AgentScene,
  codesOf,
  DESTINATION,
  fulfillment,
  inCash,
  itemsOf,
  startAgentScene,
} from '#test/builders/agent-scene.ts';
import { stockOf } from '#test/builders/buying.ts';
import { makeOffer } from '#test/builders/offering.ts';
import { codeFor, mailsTo, otherThan } from '#test/builders/registering.ts';
import { type Client, ENGINES, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

describe.each(ENGINES)('agents that shop on the %s engine', engine => {
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

  const ordersNow = () => shop.open.db.selectFrom('orders').select(['id', 'agent', 'total_paise']).execute();

  it('finds the profile of the shop, its operations and its key', async () => {
    const answer = await shop.app.inject('/.well-known/ucp');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { ucp, signing_keys } = answer.json();
    expect(ucp.version).toBe(UCP_VERSION);
    expect(
      ucp.services['dev.ucp.shopping'].map((each: { transport: string; endpoint: string }) => [
        each.transport,
        each.endpoint,
      ]),
    ).toEqual([
      ['rest', `${AGENT_SHOP}/api/ucp`],
      ['mcp', `${AGENT_SHOP}/api/ucp/mcp`],
    ]);
    expect(ucp.capabilities['dev.ucp.shopping.fulfillment'][0].extends).toBe('dev.ucp.shopping.checkout');
    expect(signing_keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256' })]);
    expect(signing_keys[0]).not.toHaveProperty('d');
  });

  it('reads what the shop is, and how an order comes about', async () => {
    const text = async (path: string) => (await shop.app.inject(path)).body;
    expect(await text('/llms.txt')).toContain(`(${AGENT_SHOP}/agents.md)`);
    expect(await text('/agents.md')).toContain('## Cash on delivery without leaving the conversation');
    await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', false));
    expect(await text('/agents.md')).not.toContain('cash_on_delivery');
    expect((await scene.published()).ucp.payment_handlers).toEqual({});
    await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
  });

  it('finds products with the shop’s own search and prices, over REST and as a tool', async () => {
    const id = await scene.product({
      title: 'Zephyr Buds',
      price_paise: paise(2_000_00),
      sale_price_paise: paise(1_499_50),
    });
    const found = await agent.rest('POST', '/catalog/search', { query: 'zephyr' });
    expect(found.products[0]).toMatchObject({
      id,
      price_range: { min: { amount: 149_950, currency: 'INR' } },
      variants: [{ id, list_price: { amount: 200_000 }, availability: { available: true } }],
    });
    const { result } = await agent.tool('search_catalog', { catalog: { query: 'zephyr' } });
    expect(result.structuredContent).toEqual(found);
    expect(JSON.parse(result.content[0].text)).toEqual(found);
    expect(
      (await agent.rest('POST', '/catalog/search', { query: 'zephyr', filters: { price: { max: 100_000 } } })).products,
    ).toEqual([]);
    const looked = await agent.rest('POST', '/catalog/lookup', { ids: [id, 'nothing', id] });
    expect(looked.products).toHaveLength(1);
    expect(looked.products[0].variants[0].inputs).toEqual([{ id, match: 'exact' }]);
    expect(looked.messages).toEqual([expect.objectContaining({ code: 'not_found', content: 'nothing' })]);
    expect((await agent.rest('POST', '/catalog/product', { id })).product).toMatchObject({ id, title: 'Zephyr Buds' });
    expect((await agent.rest('POST', '/catalog/product', { id: newId() })).ucp.status).toBe('error');
  });

  it('refuses what asks for nothing or too much, and opens nothing for what is sold out', async () => {
    for (const nothing of [{}, { query: ' ' }, { filters: {} }, { pagination: { limit: 5 } }])
      expect((await agent.raw('POST', '/catalog/search', nothing)).body.code).toBe('invalid_request');
    const ids = Array.from({ length: 21 }, () => newId());
    const many = await agent.raw('POST', '/catalog/lookup', { ids });
    expect([many.status, many.body.code]).toEqual([400, 'request_too_large']);
    expect((await agent.rest('POST', '/catalog/lookup', { ids: Array(30).fill(ids[0]) })).products).toEqual([]);
    const soldOut = await scene.product({ stock: 0 });
    const none = await agent.raw('POST', '/checkout-sessions', itemsOf(soldOut));
    expect([none.status, none.body.ucp.status, codesOf(none.body)]).toEqual([200, 'error', ['out_of_stock']]);
    const some = { line_items: [...itemsOf(soldOut).line_items, ...itemsOf(await scene.product()).line_items] };
    expect((await agent.raw('POST', '/checkout-sessions', some)).status).toBe(201);
  });

  it('says what is missing, and is ready once nothing is', async () => {
    const id = await scene.product();
    const opened = await agent.raw('POST', '/checkout-sessions', itemsOf(id, 2));
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      status: 'incomplete',
      currency: 'INR',
      line_items: [{ item: { id, price: 149_900 }, quantity: 2 }],
    });
    expect(codesOf(opened.body)).toEqual(['field_required', 'field_required', 'tax_included']);
    const ready = await agent.rest('PUT', `/checkout-sessions/${opened.body.id}`, {
      ...itemsOf(id, 2),
      buyer: scene.buyerOf(),
      fulfillment,
    });
    expect(ready.status).toBe('ready_for_complete');
    expect(ready.totals).toEqual([
      { type: 'subtotal', amount: 299_800 },
      { type: 'fulfillment', amount: 0 },
      { type: 'total', amount: 299_800 },
    ]);
    const abroad = { methods: [{ destinations: [{ ...DESTINATION, address_country: 'US', postal_code: '94016' }] }] };
    const changed = await agent.rest('PUT', `/checkout-sessions/${ready.id}`, {
      ...itemsOf(id, 20),
      buyer: scene.buyerOf(),
      fulfillment: abroad,
    });
    expect(codesOf(changed)).toEqual(expect.arrayContaining(['out_of_stock', 'address_undeliverable']));
    expect(changed.status).toBe('incomplete');
    expect(await stockOf(shop.open.db, id)).toBe(9);
  });

  it('orders in cash with the code that was mailed to the buyer, once', async () => {
    const [id, buyer] = [await scene.product(), scene.buyerOf()];
    const checkout = await scene.filled(id, buyer, 2);
    expect(checkout.ucp.payment_handlers).toHaveProperty(['in.bijlibazaar.cash_on_delivery']);
    expect(codesOf(await scene.complete(checkout.id, inCash()))).toContain('code_required');
    const code = await codeFor(shop, buyer.email);
    const wrong = await scene.complete(checkout.id, inCash(otherThan(code)));
    expect([wrong.status, codesOf(wrong)[0]]).toEqual(['ready_for_complete', 'code_required']);
    const before = await ordersNow();
    const [done, again] = await Promise.all([
      scene.complete(checkout.id, inCash(code)),
      scene.complete(checkout.id, inCash(code)),
    ]);
    const last = await agent.rest('GET', `/checkout-sessions/${checkout.id}`);
    expect(last).toMatchObject({
      status: 'completed',
      line_items: [{ id, quantity: 2 }],
      totals: [{ amount: 299_800 }, { amount: 0 }, { amount: 299_800 }],
      order: { permalink_url: expect.stringContaining(`${AGENT_SHOP}/shop/account/`) },
    });
    expect([done.status, again.status]).toContain('completed');
    const orders = (await ordersNow()).filter(({ id: known }) => !before.some(each => each.id === known));
    expect(orders).toEqual([expect.objectContaining({ agent: platform.profile, total_paise: 299_800 })]);
    expect(await stockOf(shop.open.db, id)).toBe(7);
    const order = await agent.rest('GET', `/orders/${last.order.id}`);
    expect(order).toMatchObject({
      checkout_id: checkout.id,
      label: last.order.label,
      line_items: [{ id, status: 'processing', quantity: { total: 2, fulfilled: 0 } }],
    });
    const [made] = orders;
    expect((await admin.call(getOrder, { orderId: made?.id as OrderId })).data.agent).toBe(platform.profile);
    expect((await admin.inject({ method: 'GET', url: '/api/admin/orders/export' })).body).toContain(platform.profile);
  });

  it('mails a code for what is ordered, once in a moment, and for that only', async () => {
    const [id, buyer] = [await scene.product(), scene.buyerOf()];
    const checkout = await scene.filled(id, { ...buyer, email: buyer.email.toUpperCase() });
    expect(checkout.buyer.email).toBe(buyer.email);
    await Promise.all([scene.complete(checkout.id, inCash()), scene.complete(checkout.id, inCash())]);
    const code = await codeFor(shop, buyer.email);
    const mail = (await mailsTo(shop, buyer.email)).at(-1) ?? '';
    expect(mail).toContain(new URL(platform.profile).host);
    await agent.rest('PUT', `/checkout-sessions/${checkout.id}`, { ...itemsOf(id, 9), buyer, fulfillment });
    expect(codesOf(await scene.complete(checkout.id, inCash(code)))).toContain('code_required');
    expect(await mailsTo(shop, buyer.email, 2)).toHaveLength(2);
    const { code_entry } = await shop.open.db
      .selectFrom('agent_sessions')
      .select('code_entry')
      .where('id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    // It is good for the order, and lets nobody in.
    const newest = await codeFor(shop, buyer.email, 2);
    const entry = String(code_entry) as AccountCodeId;
    await expect(shop.guest.call(enterAsGuest, { entry, code: newest })).rejects.toEqual(refusedAs(wrongAccountCode));
  });

  it('keeps nothing longer than a week', async () => {
    const id = await scene.product();
    const checkout = await scene.filled(id);
    await sql`update agent_sessions set created_at = now() - interval '6 days 23 hours' where id = ${checkout.id}`.execute(
      shop.open.db,
    );
    const changed = await agent.rest('PUT', `/checkout-sessions/${checkout.id}`, itemsOf(id, 2));
    expect(Date.parse(changed.expires_at)).toBeLessThan(Date.now() + 2 * 3_600_000);
  });

  it('repeats what was asked for with a key, and refuses the key for something else', async () => {
    const id = await scene.product();
    const one = await agent.rest('POST', '/checkout-sessions', itemsOf(id), 'a key of mine alone');
    expect((await agent.rest('POST', '/checkout-sessions', itemsOf(id), 'a key of mine alone')).id).toBe(one.id);
    const other = await agent.raw('POST', '/checkout-sessions', itemsOf(id, 2), {
      'idempotency-key': 'a key of mine alone',
    });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('hands over what costs the buyer more than it was told', async () => {
    const [id, buyer] = [await scene.product(), scene.buyerOf()];
    // Who buys is known with the code only, and has used the offer before.
    await makeOffer(shop, { per_person: 1, conditions: { products: [id] } });
    const order = async (mails: number) => {
      const checkout = await scene.filled(id, buyer);
      expect(checkout.totals.at(-1).amount).toBe(134_910);
      await scene.complete(checkout.id, inCash());
      return scene.complete(checkout.id, inCash(await codeFor(shop, buyer.email, mails)));
    };
    expect((await order(1)).status).toBe('completed');
    // The second mail says that it was ordered.
    await mailsTo(shop, buyer.email, 2);
    const second = await order(3);
    expect([second.status, codesOf(second)]).toEqual([
      'requires_escalation',
      expect.arrayContaining(['price_changed', 'buyer_review']),
    ]);
  });
});
