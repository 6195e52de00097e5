import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UCP_VERSION } from '#orders/agents/ucp/ucp.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { type Agent, agentOf, profileOf } from '#test/builders/agent-platform.ts';
import {
  AGENT_SHOP,
  type AgentScene,
  codesOf,
  fulfillment,
  inCash,
  itemsOf,
  startAgentScene,
} from '#test/builders/agent-scene.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { codeFor } from '#test/builders/registering.ts';
import { ENGINES, type TestShop } from '#test/fixtures/shop.ts';
import { breaches } from '#test/inspect/order-invariants.ts';

describe.each(ENGINES)('agents that are dishonest on the %s engine', engine => {
  let scene: AgentScene;
  let shop: TestShop;
  let agent: Agent;
  let platform: AgentScene['platform'];
  beforeAll(async () => {
    scene = await startAgentScene(engine);
    ({ shop, agent, platform } = scene);
  });
  afterAll(() => scene.end());
  afterEach(async () => expect(await breaches(shop.open.db)).toEqual([]));

  it('pay the shop’s prices, whatever they send', async () => {
    const id = await scene.product();
    const sent = {
      line_items: [
        { id: 'x', item: { id, price: 1, title: 'Free' }, quantity: 1, totals: [{ type: 'total', amount: 1 }] },
      ],
      totals: [{ type: 'total', amount: 1 }],
      currency: 'USD',
      status: 'completed',
    };
    const checkout = await agent.rest('POST', '/checkout-sessions', { ...sent, buyer: scene.buyerOf(), fulfillment });
    expect(checkout).toMatchObject({
      currency: 'INR',
      status: 'ready_for_complete',
      line_items: [{ item: { price: 149_900 } }],
    });
  });

  it('order for no more than they were told', async () => {
    const [id, buyer] = [await scene.product(), scene.buyerOf()];
    const checkout = await scene.filled(id, buyer);
    await scene.complete(checkout.id, inCash());
    const code = await codeFor(shop, buyer.email);
    await shop.open.db
      .updateTable('products')
      .set({ price_paise: paise(9_999_00) })
      .where('id', '=', id)
      .execute();
    const dearer = await scene.complete(checkout.id, inCash(code));
    expect([dearer.status, codesOf(dearer)[0]]).toEqual(['ready_for_complete', 'price_changed']);
    expect(dearer.totals.at(-1).amount).toBe(999_900);
    // The code confirms what its mail says, so there is another one for what it costs now.
    expect(codesOf(await scene.complete(checkout.id, inCash(code)))).toContain('code_required');
    expect((await scene.complete(checkout.id, inCash(await codeFor(shop, buyer.email, 2)))).status).toBe('completed');
  });

  it('see and change nothing of other platforms, by id or by guessing', async () => {
    const id = await scene.product();
    const checkout = await scene.filled(id);
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
    expect((await stranger.rest('PUT', `/checkout-sessions/${checkout.id}`, itemsOf(id, 5))).ucp.status).toBe('error');
    expect((await scene.complete(checkout.id, {}, stranger)).ucp.status).toBe('error');
    expect((await stranger.rest('POST', `/checkout-sessions/${checkout.id}/cancel`)).ucp.status).toBe('error');
    expect((await agent.rest('GET', `/checkout-sessions/${checkout.id}`)).status).toBe('ready_for_complete');
  });

  it('come in with no code of an account, and get none into one', async () => {
    const owner = await newBuyer(shop);
    const checkout = await scene.filled(await scene.product(), { ...scene.buyerOf(), email: owner.email });
    expect(codesOf(await scene.complete(checkout.id, inCash()))).toContain('code_required');
    expect((await scene.complete(checkout.id, inCash('123456'))).status).toBe('ready_for_complete');
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
      `${AGENT_SHOP}/`,
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
    expect(await less.raw('POST', '/checkout-sessions', itemsOf(newId<'product'>()))).toMatchObject({
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
    const id = await scene.product();
    const wrong = [
      { line_items: 'all' },
      itemsOf(id, 0),
      itemsOf(id, 1e9),
      { line_items: Array.from({ length: 101 }, () => itemsOf(id).line_items[0]) },
      {},
    ];
    for (const body of wrong) expect((await agent.raw('POST', '/checkout-sessions', body)).status).toBe(400);
    const none = await agent.raw('POST', '/checkout-sessions', itemsOf(newId<'product'>()));
    expect([none.status, codesOf(none.body)]).toEqual([200, ['item_unavailable', 'item_unavailable']]);
    expect((await agent.tool('create_checkout', { checkout: { line_items: [{}] } })).error.code).toBe(-32_602);
    expect((await agent.tool('no_such_tool', {})).error.code).toBe(-32_602);
  });
});
