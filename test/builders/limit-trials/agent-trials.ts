import { agentsTooMany } from '#orders/agents/handover.contract.ts';
import { KNOWN_PLATFORMS } from '#orders/agents/server/platforms/known-platforms.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import { type Answer, type At, answerOf, type Headers, type TrialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

/** Agents that shop. */
export function agentTrials({ shop, cast, fromAnywhere }: TrialKit) {
  /** A call of an agent of a platform that is known beforehand. Its refusals are in the words of the protocol. */
  async function asAgent(
    at: At,
    method: 'GET' | 'POST',
    path: string,
    { headers, payload }: { headers: Headers; payload?: object },
  ): Promise<Answer> {
    const [platform = ''] = KNOWN_PLATFORMS.keys();
    const answer = await at.app.inject({
      ...{ method, url: `/api/ucp${path}`, headers: { 'ucp-agent': `profile="${platform}"`, ...headers } },
      ...(payload && { payload }),
    });
    return { ...answerOf(answer), message: answer.json().content };
  }
  const cartOf = (id: string) => ({ line_items: [{ item: { id }, quantity: 1 }] });

  return {
    'agent-session.network': async at => {
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      const headers = { 'x-forwarded-for': '192.0.2.81' };
      return {
        refusal: agentsTooMany.code,
        before: { times: 297, who: '192.0.2.81' },
        act: () => asAgent(at, 'POST', '/carts', { headers, payload: cartOf(goods) }),
      };
    },
    'agent-session.shop': async at => {
      const goods = await makeProduct(shop, cast.deccan.sellerId);
      await at.api.throttle.forget('agent-session.shop', '');
      return {
        refusal: agentsTooMany.code,
        before: { times: 4_997, who: '' },
        act: () => asAgent(at, 'POST', '/carts', { headers: fromAnywhere(), payload: cartOf(goods) }),
      };
    },
    'agent-guess.network': async at => ({
      refusal: agentsTooMany.code,
      before: { times: 55, who: '192.0.2.82' },
      act: turn => asAgent(at, 'GET', `/carts/cart_${turn}`, { headers: { 'x-forwarded-for': '192.0.2.82' } }),
    }),
    'agent-profile.network': async at => ({
      refusal: agentsTooMany.code,
      before: { times: 18, who: '192.0.2.83' },
      act: turn => {
        const headers = { 'x-forwarded-for': '192.0.2.83', 'ucp-agent': `profile="https://agent${turn}.invalid/"` };
        return asAgent(at, 'GET', '/carts/cart_1', { headers });
      },
    }),
    'agent-profile.shop': async at => {
      await at.api.throttle.forget('agent-profile.shop', '');
      return {
        refusal: agentsTooMany.code,
        before: { times: 298, who: '' },
        act: turn => {
          const headers = { ...fromAnywhere(), 'ucp-agent': `profile="https://other${turn}.invalid/"` };
          return asAgent(at, 'GET', '/carts/cart_1', { headers });
        },
      };
    },
  } satisfies Partial<Trials>;
}
