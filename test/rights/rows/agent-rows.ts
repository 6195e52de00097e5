import { handoverTaken, takeHandover } from '#orders/agents/handover.contract.ts';
import { secretId } from '#orders/agents/server/agent-call.ts';
import { insertSession } from '#orders/agents/server/sessions/sessions.queries.ts';
import { type Row, SHOPPERS } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

/** Only one of them can have taken it over. */
const ITS_BUYER = '401 200 409 403 403 403 403';

const DESTINATION = {
  ...{ street_address: '14 MG Road', address_locality: 'Bengaluru', postal_code: '560029' },
  ...{ first_name: 'Asha', phone_number: '9876543210' },
};

/** What an agent has prepared. */
async function prepared({ shop, product }: Scene): Promise<string> {
  const id = secretId('chk');
  await insertSession(shop.open.db, {
    ...{ id, kind: 'checkout', platform: 'https://agent.example/profile.json', webhookUrl: undefined },
    ...{ items: [{ productId: product, quantity: 1 }], buyer: {}, destination: DESTINATION },
  });
  return id;
}

async function taken(scene: Scene) {
  const session = await prepared(scene);
  const { data } = await scene.asha.call(takeHandover, { session });
  return { session, terms: data.checkout.terms };
}

/** What buyers do with what agents have prepared for them. */
export const AGENT_ROWS: readonly Row[] = [
  {
    call: 'POST /shop/handover/:session/take',
    on: 'with a link that nobody has opened',
    answers: SHOPPERS,
    gives: 'data',
    send: async scene => ({ params: { session: await prepared(scene) }, payload: {} }),
  },
  {
    call: 'PUT /shop/handover/:session',
    on: 'that a shopper has taken over',
    answers: ITS_BUYER,
    gives: 'data',
    refusal: handoverTaken,
    send: async scene => ({ params: { session: (await taken(scene)).session }, payload: { method: 'COD' } }),
  },
  {
    call: 'POST /shop/handover/:session/complete',
    on: 'that a shopper has taken over',
    answers: ITS_BUYER,
    gives: 'orderId number approvalURL',
    refusal: handoverTaken,
    send: async scene => {
      const { session, terms } = await taken(scene);
      return { params: { session }, payload: { terms } };
    },
  },
];
