import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportMine } from '#office/privacy/contract.ts';
import * as handover from '#orders/agents/handover.contract.ts';
import { handoverMissing, handoverTaken } from '#orders/agents/handover.contract.ts';
import { eraseOrdersOf } from '#orders/agents/server/agents.ts';
import { tellPlatforms } from '#orders/agents/server/orders/tell-platforms.ts';
import { UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { enterAsGuest } from '#people/accounts/guests/guests.contract.ts';
import { wrongAccountCode } from '#people/accounts/password/password-reset.contract.ts';
import { type AccountCodeId, newId, type OrderId, type ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import {
  type Agent,
  type AgentPlatform,
  agentOf,
  isSigned,
  profileOf,
  startPlatform,
} from '#test/builders/agent-platform.ts';
import { newBuyer, stockOf } from '#test/builders/buying.ts';
import { codeFor, mailsTo, otherThan } from '#test/builders/registering.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

const SHOP = 'https://shop.example';
const DESTINATION = {
  ...{ street_address: '4 Park Street', address_locality: 'Kolkata', postal_code: '700016', address_country: 'IN' },
};
const fulfillment = { methods: [{ type: 'shipping', destinations: [DESTINATION] }] };
const refused = (type: { code: string }) => expect.objectContaining({ code: type.code });

describe.each(ENGINES)('agents that shop on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let platform: AgentPlatform;
  let agent: Agent;
  beforeAll(async () => {
    platform = await startPlatform();
    shop = await startTestShop(engine, {
      ...{ address: SHOP, payments: { sandbox: true }, webhooks: { ownPort: platform.port } },
    });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
    agent = agentOf(shop, platform.profile);
  });
  afterAll(async () => {
    await shop.end();
    platform.end();
  });
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  let made = 0;
  const buyerOf = () => {
    made += 1;
    return {
      ...{ first_name: 'Meena', last_name: 'Iyer', phone_number: '+91 98765 43211' },
      email: `meena${made}@${engine}.example`,
    };
  };
  const product = (more = {}) =>
    makeProduct(shop, cast.deccan.sellerId, { stock: 9, price_paise: paise(1_499_00), ...more });
  const items = (id: ProductId, quantity = 1) => ({ line_items: [{ item: { id }, quantity }] });
  const filled = async (id: ProductId, buyer = buyerOf(), quantity = 1) =>
    agent.rest('POST', '/checkout-sessions', { ...items(id, quantity), buyer, fulfillment });
  const cash = (code?: string) => ({
    payment: {
      instruments: [
        {
          id: 'one',
          handler_id: 'cash_on_delivery',
          type: 'mailed_code',
          selected: true,
          credential: { type: 'mailed_code', ...(code && { code }) },
        },
      ],
    },
  });
  const codes = (answer: { messages?: { code: string }[] }) => (answer.messages ?? []).map(({ code }) => code);
  const complete = (id: string, how: object = {}, who = agent) =>
    who.rest('POST', `/checkout-sessions/${id}/complete`, how);
  const ordersNow = () => shop.open.db.selectFrom('orders').select(['id', 'agent', 'total_paise']).execute();
  const tell = () => tellPlatforms({ address: SHOP, ownPort: platform.port })(shop.context, {});
  const published = async () => (await shop.app.inject('/.well-known/ucp')).json();

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
      ['rest', `${SHOP}/api/ucp`],
      ['mcp', `${SHOP}/api/ucp/mcp`],
    ]);
    expect(ucp.capabilities['dev.ucp.shopping.fulfillment'][0].extends).toBe('dev.ucp.shopping.checkout');
    expect(signing_keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256' })]);
    expect(signing_keys[0]).not.toHaveProperty('d');
  });

  it('reads what the shop is, and how an order comes about', async () => {
    const text = async (path: string) => (await shop.app.inject(path)).body;
    expect(await text('/llms.txt')).toContain(`(${SHOP}/agents.md)`);
    expect(await text('/agents.md')).toContain('## Cash on delivery without leaving the conversation');
    await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', false));
    expect(await text('/agents.md')).not.toContain('cash_on_delivery');
    expect((await published()).ucp.payment_handlers).toEqual({});
    await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
  });

  it('finds products with the shop’s own search and prices, over REST and as a tool', async () => {
    const id = await product({ title: 'Zephyr Buds', price_paise: paise(2_000_00), sale_price_paise: paise(1_499_50) });
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

  it('says what is missing, and is ready once nothing is', async () => {
    const id = await product();
    const opened = await agent.raw('POST', '/checkout-sessions', items(id, 2));
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      status: 'incomplete',
      currency: 'INR',
      line_items: [{ item: { id, price: 149_900 }, quantity: 2 }],
    });
    expect(codes(opened.body)).toEqual(['field_required', 'field_required', 'tax_included']);
    const ready = await agent.rest('PUT', `/checkout-sessions/${opened.body.id}`, {
      ...items(id, 2),
      buyer: buyerOf(),
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
      ...items(id, 20),
      buyer: buyerOf(),
      fulfillment: abroad,
    });
    expect(codes(changed)).toEqual(expect.arrayContaining(['out_of_stock', 'address_undeliverable']));
    expect(changed.status).toBe('incomplete');
    expect(await stockOf(shop.open.db, id)).toBe(9);
  });

  it('orders in cash with the code that was mailed to the buyer, once', async () => {
    const [id, buyer] = [await product(), buyerOf()];
    const checkout = await filled(id, buyer, 2);
    expect(checkout.ucp.payment_handlers).toHaveProperty(['in.bijlibazaar.cash_on_delivery']);
    expect(codes(await complete(checkout.id, cash()))).toContain('code_required');
    const code = await codeFor(shop, buyer.email);
    const wrong = await complete(checkout.id, cash(otherThan(code)));
    expect([wrong.status, codes(wrong)[0]]).toEqual(['ready_for_complete', 'code_required']);
    const before = await ordersNow();
    const [done, again] = await Promise.all([complete(checkout.id, cash(code)), complete(checkout.id, cash(code))]);
    const last = await agent.rest('GET', `/checkout-sessions/${checkout.id}`);
    expect(last).toMatchObject({
      status: 'completed',
      line_items: [{ id, quantity: 2 }],
      totals: [{ amount: 299_800 }, { amount: 0 }, { amount: 299_800 }],
      order: { permalink_url: expect.stringContaining(`${SHOP}/shop/account/`) },
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

  it('hands everything else over to the buyer, who has it from then on', async () => {
    const id = await product();
    const checkout = await filled(id);
    const handed = await complete(checkout.id, {});
    expect(handed).toMatchObject({
      status: 'requires_escalation',
      continue_url: `${SHOP}/shop/handover/${checkout.id}`,
    });
    expect(codes(handed)).toContain('buyer_review');
    const buyer = await newBuyer(shop);
    const { data } = await buyer.call(handover.takeHandover, { session: checkout.id });
    expect(data).toMatchObject({
      platform: new URL(platform.profile).host,
      checkout: { ready: true, address: { city: 'Kolkata' } },
    });
    const changed = await agent.rest('PUT', `/checkout-sessions/${checkout.id}`, {
      ...items(id, 5),
      buyer: buyerOf(),
      fulfillment,
    });
    expect([changed.status, changed.line_items[0].quantity]).toEqual(['requires_escalation', 1]);
    const dropped = await agent.rest('POST', `/checkout-sessions/${checkout.id}/cancel`);
    const other = await newBuyer(shop);
    await expect(other.call(handover.takeHandover, { session: checkout.id })).rejects.toEqual(refused(handoverTaken));
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
    expect(codes(dropped)).toContain('not_allowed');
    expect((await buyer.call(exportMine, {})).data.agentCheckouts).toEqual([
      expect.objectContaining({ platform: platform.profile, ordered: true }),
    ]);
  });

  it('makes a checkout of a cart once, and ends both', async () => {
    const id = await product();
    const cart = await agent.rest('POST', '/carts', items(id, 3));
    expect(cart.totals.at(-1)).toEqual({ type: 'total', amount: 449_700 });
    const asked = { cart_id: cart.id, line_items: [] };
    const [one, two] = await Promise.all([
      agent.rest('POST', '/checkout-sessions', asked),
      agent.rest('POST', '/checkout-sessions', asked),
    ]);
    expect(two.id).toBe(one.id);
    expect((await agent.rest('POST', `/checkout-sessions/${one.id}/cancel`)).status).toBe('canceled');
    expect((await agent.rest('POST', `/carts/${cart.id}/cancel`)).id).toBe(cart.id);
    expect((await agent.rest('GET', `/carts/${cart.id}`)).ucp.status).toBe('error');
    expect((await agent.rest('POST', '/checkout-sessions', asked)).ucp.status).toBe('error');
    const buyer = await newBuyer(shop);
    await expect(buyer.call(handover.takeHandover, { session: one.id })).rejects.toEqual(refused(handoverMissing));
  });

  it('makes one order of one cart, whoever places it', async () => {
    const id = await product();
    const cart = await agent.rest('POST', '/carts', items(id));
    const asked = { cart_id: cart.id, line_items: [], buyer: buyerOf(), fulfillment };
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
    // What the platform is told of is told, whatever table it is in.
    const { rows: parts } = await sql<{ id: string }>`
      update order_lines set price_paise = price_paise from order_parts
      where order_parts.id = part_id and order_id = ${order_id} returning part_id as id`.execute(shop.open.db);
    expect(parts).toHaveLength(1);
    expect((await rows()).next_at).toBeNull();
    await shop.open.db.transaction().execute(async tx => {
      await sql`update order_lines set title = title, discount_paise = 1, funded_paise = 0 where part_id = ${parts[0]?.id}`.execute(
        tx,
      );
      const { rows: noted } =
        await sql`select 1 from agent_orders where order_id = ${order_id} and next_at is not null`.execute(tx);
      expect(noted).toHaveLength(1);
      await sql`update order_lines set discount_paise = 0 where part_id = ${parts[0]?.id}`.execute(tx);
    });
    await shop.context.tx(tx => eraseOrdersOf(tx.db, buyer.id));
    expect(await rows()).toMatchObject({
      webhook_url: null,
      next_at: null,
      platform: new URL(platform.profile).origin,
    });
  });

  it('mails a code for what is ordered, once in a moment, and for that only', async () => {
    const [id, buyer] = [await product(), buyerOf()];
    const checkout = await filled(id, { ...buyer, email: buyer.email.toUpperCase() });
    expect(checkout.buyer.email).toBe(buyer.email);
    await Promise.all([complete(checkout.id, cash()), complete(checkout.id, cash())]);
    const code = await codeFor(shop, buyer.email);
    const mail = (await mailsTo(shop, buyer.email)).at(-1) ?? '';
    expect(mail).toContain(new URL(platform.profile).host);
    await agent.rest('PUT', `/checkout-sessions/${checkout.id}`, { ...items(id, 9), buyer, fulfillment });
    expect(codes(await complete(checkout.id, cash(code)))).toContain('code_required');
    expect(await mailsTo(shop, buyer.email, 2)).toHaveLength(2);
    const { code_entry } = await shop.open.db
      .selectFrom('agent_sessions')
      .select('code_entry')
      .where('id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    // It is good for the order, and lets nobody in.
    const newest = await codeFor(shop, buyer.email, 2);
    const entry = String(code_entry) as AccountCodeId;
    await expect(shop.guest.call(enterAsGuest, { entry, code: newest })).rejects.toEqual(refused(wrongAccountCode));
  });

  it('keeps nothing longer than a week', async () => {
    const id = await product();
    const checkout = await filled(id);
    await sql`update agent_sessions set created_at = now() - interval '6 days 23 hours' where id = ${checkout.id}`.execute(
      shop.open.db,
    );
    const changed = await agent.rest('PUT', `/checkout-sessions/${checkout.id}`, items(id, 2));
    expect(Date.parse(changed.expires_at)).toBeLessThan(Date.now() + 2 * 3_600_000);
  });

  it('repeats what was asked for with a key, and refuses the key for something else', async () => {
    const id = await product();
    const one = await agent.rest('POST', '/checkout-sessions', items(id), 'a key of mine alone');
    expect((await agent.rest('POST', '/checkout-sessions', items(id), 'a key of mine alone')).id).toBe(one.id);
    const other = await agent.raw('POST', '/checkout-sessions', items(id, 2), {
      'idempotency-key': 'a key of mine alone',
    });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('tells the platform of an order and of what becomes of it, signed, until it has arrived', async () => {
    const [id, buyer] = [await product(), buyerOf()];
    const checkout = await filled(id, buyer);
    await complete(checkout.id, cash());
    await complete(checkout.id, cash(await codeFor(shop, buyer.email)));
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
    const { signing_keys } = await published();
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

  describe('that are dishonest', () => {
    it('pay the shop’s prices, whatever they send', async () => {
      const id = await product();
      const sent = {
        line_items: [
          { id: 'x', item: { id, price: 1, title: 'Free' }, quantity: 1, totals: [{ type: 'total', amount: 1 }] },
        ],
        totals: [{ type: 'total', amount: 1 }],
        currency: 'USD',
        status: 'completed',
      };
      const checkout = await agent.rest('POST', '/checkout-sessions', { ...sent, buyer: buyerOf(), fulfillment });
      expect(checkout).toMatchObject({
        currency: 'INR',
        status: 'ready_for_complete',
        line_items: [{ item: { price: 149_900 } }],
      });
    });

    it('order for no more than they were told', async () => {
      const [id, buyer] = [await product(), buyerOf()];
      const checkout = await filled(id, buyer);
      await complete(checkout.id, cash());
      const code = await codeFor(shop, buyer.email);
      await shop.open.db
        .updateTable('products')
        .set({ price_paise: paise(9_999_00) })
        .where('id', '=', id)
        .execute();
      const dearer = await complete(checkout.id, cash(code));
      expect([dearer.status, codes(dearer)[0]]).toEqual(['ready_for_complete', 'price_changed']);
      expect(dearer.totals.at(-1).amount).toBe(999_900);
      // The code confirms what its mail says, so there is another one for what it costs now.
      expect(codes(await complete(checkout.id, cash(code)))).toContain('code_required');
      expect((await complete(checkout.id, cash(await codeFor(shop, buyer.email, 2)))).status).toBe('completed');
    });

    it('see and change nothing of other platforms, by id or by guessing', async () => {
      const id = await product();
      const checkout = await filled(id);
      const stranger = agentOf(shop, 'https://shopify.dev/ucp/agent-profiles/2026-04-08/valid-with-capabilities.json');
      for (const path of [
        `/checkout-sessions/${checkout.id}`,
        `/carts/${checkout.id}`,
        `/checkout-sessions/chk_${'A'.repeat(22)}`,
        '/checkout-sessions/chk_%00',
        '/orders/ord_%00',
        '/orders/1',
        `/orders/${newId()}`,
      ])
        expect([path, (await stranger.rest('GET', path)).messages[0].code]).toEqual([path, 'not_found']);
      expect((await stranger.rest('PUT', `/checkout-sessions/${checkout.id}`, items(id, 5))).ucp.status).toBe('error');
      expect((await complete(checkout.id, {}, stranger)).ucp.status).toBe('error');
      expect((await stranger.rest('POST', `/checkout-sessions/${checkout.id}/cancel`)).ucp.status).toBe('error');
      expect((await agent.rest('GET', `/checkout-sessions/${checkout.id}`)).status).toBe('ready_for_complete');
    });

    it('come in with no code of an account, and get none into one', async () => {
      const owner = await newBuyer(shop);
      const checkout = await filled(await product(), { ...buyerOf(), email: owner.email });
      expect(codes(await complete(checkout.id, cash()))).toContain('code_required');
      expect((await complete(checkout.id, cash('123456'))).status).toBe('ready_for_complete');
      const orders = await shop.open.db.selectFrom('orders').select('id').where('user_id', '=', owner.id).execute();
      expect(orders).toEqual([]);
    });

    it('do not make the shop ask its own network', async () => {
      for (const url of [
        'http://169.254.169.254/latest',
        'https://10.0.0.1/p.json',
        'https://localhost:5432/',
        'ftp://a.example/p',
        'https://u:p@a.example/p',
        'http://agent.example/p.json',
      ]) {
        const { status, body } = await agentOf(shop, url).raw('POST', '/catalog/search', { query: 'phone' });
        expect([url, status, body.code]).toEqual([url, 400, 'invalid_profile_url']);
      }
      expect((await agentOf(shop, undefined).raw('POST', '/catalog/search', {})).body.code).toBe('invalid_profile_url');
    });

    it('are refused with other versions and broken profiles, over both transports', async () => {
      const at = `http://127.0.0.1:${platform.port}`;
      const whole = platform.document;
      platform.document = JSON.stringify(profileOf(undefined, '2026-08-25'));
      const newer = await agentOf(shop, `${at}/newer`).raw('POST', '/catalog/search', {});
      expect([newer.status, newer.body.code, newer.body.continue_url]).toEqual([
        422,
        'version_unsupported',
        `${SHOP}/`,
      ]);
      expect((await agentOf(shop, `${at}/newer`).tool('search_catalog', { catalog: {} })).error).toMatchObject({
        code: -32_001,
        data: { code: 'version_unsupported' },
      });
      platform.document = '<html>';
      expect((await agentOf(shop, `${at}/broken`).raw('POST', '/catalog/search', {})).status).toBe(422);
      platform.document = JSON.stringify({
        ucp: { version: UCP_VERSION, capabilities: { 'dev.ucp.shopping.cart': [{ version: UCP_VERSION }] } },
      });
      const less = agentOf(shop, `${at}/less`);
      expect(await less.raw('POST', '/checkout-sessions', items(newId<'product'>()))).toMatchObject({
        status: 200,
        body: { messages: [{ code: 'capabilities_incompatible' }] },
      });
      platform.document = JSON.stringify(profileOf('https://agent.example/\0'));
      expect((await agentOf(shop, `${at}/unstorable`).raw('POST', '/catalog/search', {})).status).toBe(422);
      platform.document = whole;
      const { count } = platform.asked;
      await agent.rest('POST', '/catalog/search', {});
      expect(platform.asked.count).toBe(count);
    });

    it('send nothing that is too much or no request', async () => {
      const id = await product();
      const wrong = [
        { line_items: 'all' },
        items(id, 0),
        items(id, 1e9),
        { line_items: Array.from({ length: 101 }, () => items(id).line_items[0]) },
        {},
      ];
      for (const body of wrong) expect((await agent.raw('POST', '/checkout-sessions', body)).status).toBe(400);
      const none = await agent.raw('POST', '/checkout-sessions', items(newId<'product'>()));
      expect([none.status, codes(none.body)]).toEqual([200, ['item_unavailable', 'item_unavailable']]);
      expect((await agent.tool('create_checkout', { checkout: { line_items: [{}] } })).error.code).toBe(-32_602);
      expect((await agent.tool('no_such_tool', {})).error.code).toBe(-32_602);
    });
  });
});
