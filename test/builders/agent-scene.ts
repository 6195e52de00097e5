import type { Engine } from '#platform/db/database.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { holdProfileAgainstProtocol } from '#test/inspect/ucp-answers.ts';
import { type Agent, type AgentPlatform, agentOf, startPlatform } from './agent-platform.ts';

export const AGENT_SHOP = 'https://shop.example';

/** An address as agents send it. */
export const DESTINATION = {
  ...{ street_address: '4 Park Street', address_locality: 'Kolkata', postal_code: '700016', address_country: 'IN' },
};
export const fulfillment = { methods: [{ type: 'shipping', destinations: [DESTINATION] }] };

export const itemsOf = (id: ProductId, quantity = 1) => ({ line_items: [{ item: { id }, quantity }] });

/** Payment in cash, with the code that was mailed to the buyer. */
export const inCash = (code?: string) => ({
  payment: {
    instruments: [
      {
        ...{ id: 'one', handler_id: 'cash_on_delivery', type: 'mailed_code', selected: true },
        credential: { type: 'mailed_code', ...(code && { code }) },
      },
    ],
  },
});

export const codesOf = (answer: { messages?: { code: string }[] }) => (answer.messages ?? []).map(({ code }) => code);

/** A shop that takes cash from guests, and an agent whose platform wants to be told of orders. */
export async function startAgentScene(engine: Engine) {
  const platform: AgentPlatform = await startPlatform();
  const shop: TestShop = await startTestShop(engine, {
    ...{ address: AGENT_SHOP, payments: { sandbox: true }, webhooks: { ownPort: platform.port } },
  });
  const cast: Cast = await castOf(shop);
  const admin: Client = await shop.as(cast.admin);
  await shop.context.tx(tx => changeSetting(tx, 'guestCheckout', true));
  const agent: Agent = agentOf(shop, platform.profile);
  let made = 0;
  const buyerOf = () => {
    made += 1;
    return {
      ...{ first_name: 'Meena', last_name: 'Iyer', phone_number: '+91 98765 43211' },
      email: `meena${made}@${engine}.example`,
    };
  };
  return {
    ...{ shop, cast, admin, platform, agent, buyerOf },
    product: (more = {}) =>
      makeProduct(shop, cast.deccan.sellerId, { stock: 9, price_paise: paise(1_499_00), ...more }),
    /** A checkout that lacks nothing. */
    filled: (id: ProductId, buyer = buyerOf(), quantity = 1) =>
      agent.rest('POST', '/checkout-sessions', { ...itemsOf(id, quantity), buyer, fulfillment }),
    complete: (id: string, how: object = {}, who = agent) => who.rest('POST', `/checkout-sessions/${id}/complete`, how),
    published: async () => {
      const profile = (await shop.app.inject('/.well-known/ucp')).json();
      holdProfileAgainstProtocol(profile);
      return profile;
    },
    end: async () => {
      await shop.end();
      platform.end();
    },
  };
}

export type AgentScene = Awaited<ReturnType<typeof startAgentScene>>;
